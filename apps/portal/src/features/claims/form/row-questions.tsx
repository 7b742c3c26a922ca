import type { Question } from '@amparo/contract/claim-forms'
import { innerQuestions } from '@amparo/form-engine/definition/groups-of'
import { useSyncExternalStore } from 'react'
import { useForm } from './form-context.ts'
import type { Errors } from './form-model.ts'
import { Questions } from './questions.tsx'

/** The questions of one row, in the words that the other answers give them. */
export function RowQuestions({ question, path, errors }: { question: Question; path: string; errors: Errors }) {
  const { model } = useForm()
  useSyncExternalStore(model.subscribe, model.changesOfTexts)
  const questions = innerQuestions(model.page, question).map(model.show)

  return <Questions questions={questions} within={`${path}.`} errors={errors} />
}
