import type { ContentOf } from '@amparo/content/slugs'
import type { Answer, Question } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { type ComponentType, createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FormModel } from './form-model.ts'
import type { Errors } from './shown-errors.ts'

/** What every question component gets. */
export type QuestionProps = {
  question: Question
  path: string
  error: string | undefined
  /** Of fields inside or beside this one; empty for a question that has none. */
  errors: Errors
}

export type Form = {
  model: FormModel
  text: ContentOf<'claim-form'>
  locale: Locale
  country: string
  today: string
  /** Where an answer came from that the person did not give, by question key. */
  prefilled: Readonly<Record<string, string>>
  componentFor: (question_type: string) => ComponentType<QuestionProps> | undefined
}

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A question must be inside a claim form')
  return form
}

/** Another answer that a component depends on. */
export function useAnswer(path: string): Answer | undefined {
  const { model } = useForm()
  const subscribe = useCallback(
    (listener: () => void) => model.watch(path.split('.')[0] ?? '', listener),
    [model, path],
  )

  return useSyncExternalStore(subscribe, () => model.read(path))
}
