import type { PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Context, Problem } from '../context.ts'
import { pageProblems } from '../problems/page-problems.ts'
import { aGroup, aPage } from './form.ts'

/** The problems of one question. `answers` may hold answers to other questions too, which its rules refer to. */
export function problemsOf(question: Question, answers: PageAnswers, context: Context): Problem[] {
  const page = aPage([aGroup('only', [question])])
  return pageProblems(page, answers, { ...context, application: { another_page: answers } })
}
