import type { ContentOf } from '@amparo/content/slugs'
import type { Answer } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { type ComponentType, createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FormModel } from './form-model.ts'
import type { QuestionProps } from './question-props.ts'

export type Form = {
  model: FormModel
  text: ContentOf<'claim-form'>
  locale: Locale
  country: string
  today: string
  /** Where an answer came from, by question. */
  prefilled: Readonly<Record<string, string>>
  /** What draws a question. */
  componentFor: (question_type: string) => ComponentType<QuestionProps> | undefined
}

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('No form around this question')
  return form
}

/** Another answer, where what is drawn depends on it. */
export function useAnswer(path: string): Answer | undefined {
  const { model } = useForm()
  const subscribe = useCallback((heard: () => void) => model.watch(path.split('.')[0] ?? '', heard), [model, path])

  return useSyncExternalStore(subscribe, () => model.read(path))
}
