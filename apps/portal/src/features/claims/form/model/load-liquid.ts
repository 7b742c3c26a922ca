import type { ClaimPage } from '@amparo/contract/claim-forms'
import { hasLiquid, type RenderText } from './question-texts.ts'

let loading: Promise<RenderText> | undefined
const unchanged: RenderText = (text) => text

/** If the library cannot be loaded, texts are shown without their placeholders: better than no form. */
const withoutPlaceholders: RenderText = (text, _, onBroken) => {
  const shown = text.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, '')
  if (shown !== text) onBroken?.(new Error('Liquid is not loaded'))
  return shown
}

/** Liquid is larger than most forms, and few pages use it: it is loaded only for those. */
export function loadLiquid(page: ClaimPage): Promise<RenderText> | RenderText {
  if (!page.question_groups.some(({ questions }) => questions.some(hasLiquid))) return unchanged
  loading ??= import('@amparo/form-engine/text/liquid').then(
    ({ renderLiquid }) => renderLiquid,
    () => withoutPlaceholders,
  )
  return loading
}
