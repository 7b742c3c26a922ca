import type { Question } from '@amparo/contract/claim-forms'
import { dayLimits } from '@amparo/form-engine/rules/dates'
import type { Locale } from '@amparo/rules/locale/locales'
import { EXAMPLE_AGE, exampleDate } from '../../../../ui/form/calendar/date-text.ts'

export const isBirthDate = ({ question_key }: Question) => question_key.endsWith('date_of_birth')

/** A date that the question accepts, as far as that does not depend on other answers. */
export function exampleOf(question: Question, { today, locale }: { today: string; locale: Locale }): string {
  const limits = () => dayLimits(question, { today, lookup: () => undefined, confirm: undefined })
  return exampleDate(today, locale, isBirthDate(question) ? { yearsAgo: EXAMPLE_AGE } : limits())
}
