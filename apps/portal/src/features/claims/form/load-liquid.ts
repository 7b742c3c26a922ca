import type { ClaimPage } from '@amparo/contract/claim-forms'
import { isParsed, type RenderText } from './shown-questions.ts'

let loading: Promise<RenderText> | undefined
const asItIs: RenderText = (text) => text

/** Without the library a text is read without its placeholders, which is better than no form. */
const withoutPlaceholders: RenderText = (text) => text.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, '')

/** Liquid weighs more than most forms, and few pages have any. */
export function loadLiquid(page: ClaimPage): Promise<RenderText> | RenderText {
  if (!page.question_groups.some(({ questions }) => questions.some(isParsed))) return asItIs
  loading ??= import('@amparo/form-engine/text/liquid').then(
    ({ renderLiquid }) => renderLiquid,
    () => withoutPlaceholders,
  )
  return loading
}
