import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Context } from '@amparo/form-engine/context'
import { type Ref, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { phonePlans } from '../../../../blocks/phone/load-phone-plans.ts'
import { usePlatform } from '../../../../platform/platform.ts'
import { formModel } from './form-model.ts'
import type { RenderText } from './question-texts.ts'

/** What the parent of a form can ask it. */
export type ClaimFormHandle = {
  /** The answers as they are now, right or wrong, in stored form. */
  read: () => PageAnswers
  /** The answers that the form opened with, preselected options and default values included. */
  opened: PageAnswers
}
type Options = {
  page: ClaimPage
  answers: PageAnswers
  context: Context
  render: RenderText
  dateHelp: (question: Question) => string
  ref?: Ref<ClaimFormHandle> | undefined
}

/** The model of a page, for as long as the page is shown, and its current view. */
export function useFormModel({ page, answers, context, render, dateHelp, ref }: Options) {
  const { report } = usePlatform()
  const newest = useRef(context)
  const [{ model, opened }] = useState(() => {
    const now = () => ({ ...newest.current, phone: newest.current.phone ?? phonePlans()?.phoneCheck })
    const made = formModel({ page, answers, context: now, render, dateHelp })
    return { model: made, opened: made.answers() }
  })
  const view = useSyncExternalStore(model.subscribe, model.view)

  useEffect(() => {
    newest.current = context
  }, [context])
  useEffect(() => () => model.stop(), [model])
  // After every render, as a branch may bring more: default values that are not valid answers, and templates that are not
  // valid Liquid (C-088, C-X29). The report says how many, since a template may contain anything.
  useEffect(() => {
    const { length } = model.takeBroken()
    if (length > 0) report('CLAIM_PAGE_QUESTIONS_ERROR', new Error(`templates and defaults: ${length}`))
  })
  useImperativeHandle(ref, () => ({ read: model.answers, opened }), [model, opened])

  return { model, view }
}
