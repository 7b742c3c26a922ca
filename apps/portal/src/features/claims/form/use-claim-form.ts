import { startingAnswers } from '@amparo/form-engine/answers/starting-answers'
import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { phonePlans } from '../../../blocks/phone/load-phone-plans.ts'
import { usePlatform } from '../../../platform/platform.ts'
import type { ClaimFormPageProps } from './claim-form-page.tsx'
import { formModel } from './form-model.ts'
import type { RenderText } from './shown-questions.ts'

type Options = ClaimFormPageProps & { render: RenderText }

/** The model of a page, for as long as the page is there, and what is drawn of it. */
export function useClaimForm({ page, answers, context, render, ref }: Options) {
  const { report } = usePlatform()
  const newest = useRef(context)
  const [{ model, invalid, before }] = useState(() => {
    const start = startingAnswers(page, answers, (text) => render(text, {}))
    const now = () => ({ ...newest.current, phone: newest.current.phone ?? phonePlans()?.phoneCheck })
    const made = formModel({ page, answers: start.answers, context: now, render })
    return { model: made, invalid: start.invalid, before: JSON.stringify(made.answers()) }
  })
  const view = useSyncExternalStore(model.subscribe, model.view)

  useEffect(() => {
    newest.current = context
  }, [context])
  useEffect(() => () => model.stop(), [model])
  // C-088, C-X29.
  useEffect(() => {
    if (invalid.length > 0) report('CLAIM_PAGE_QUESTIONS_ERROR', new Error(`defaults: ${invalid.length}`))
  }, [invalid, report])
  useImperativeHandle(ref, () => ({ read: model.answers, isDirty: () => JSON.stringify(model.answers()) !== before }), [
    model,
    before,
  ])

  return { model, view }
}
