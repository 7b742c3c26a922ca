import type { Application, NeededWhen, PageAnswers } from '@amparo/contract/claim-forms'
import { isRecord, own } from '../answers/is-record.ts'

/** Whether a page or document that may depend on an answer is needed. Pass the answers normalised. */
export function isNeeded({ when }: { when?: NeededWhen | undefined }, application: Application): boolean {
  if (!when) return true
  const given = answersTo(when.question_key, own(application, when.page_key) ?? {})
  const has = (values: readonly string[] = []) => values.some((value) => given.includes(value))
  return when.is ? has(when.is) : !has(when.is_not)
}

/** All answers to a question: its own, or one in each entry of a list. Several choices are several answers. */
function answersTo(key: string, answers: PageAnswers): unknown[] {
  const entries = Object.values(answers).flat().filter(isRecord) as PageAnswers[]
  return [own(answers, key), ...entries.map((entry) => answersTo(key, entry))].flat()
}
