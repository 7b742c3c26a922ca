import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import type { Locale } from '@amparo/rules/locale/locales'
import { innerQuestions, visibleQuestions } from '../journey/visible-questions.ts'
import { displayAnswer } from './display-answer.ts'
import { isOtherChosen, otherKey } from './extra-fields.ts'
import { isRecord, own } from './is-record.ts'
import { answersOf } from './normalise-page.ts'

/** What `{{date_of_loss}}` in a text of the form stands for: formatted dates, and titles of options instead of values (C-075). */
export function shownAnswers(
  pages: readonly ClaimPage[],
  application: Application,
  locale: Locale,
): Record<string, string> {
  const shown = pages.flatMap((page) => {
    const answers = answersOf(application, page)
    return visibleQuestions(page, answers).flatMap((question): [string, string][] => {
      const { question_key } = question
      const answer = own(answers, question_key)
      const other = own(answers, otherKey(question_key))
      // A text for "other" counts only while "other" is chosen.
      if (isOtherChosen(question, answer) && typeof other === 'string') {
        const chosen = Array.isArray(answer) ? answer.filter((one) => one !== 'other') : []
        const texts = [displayAnswer(question, chosen as never, locale), other]
        return [[question_key, texts.filter(Boolean).join(', ')]]
      }
      if (!isRecord(answer)) return [[question_key, displayAnswer(question, answer, locale)]]
      const record = answer
      return innerQuestions(page, question, record).map((inner) => [
        inner.question_key,
        displayAnswer(inner, own(record, inner.question_key) as never, locale),
      ])
    })
  })
  return Object.fromEntries(shown.filter(([, text]) => text !== ''))
}
