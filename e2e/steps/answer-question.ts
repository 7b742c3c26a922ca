import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/display-answer'
import { confirmKey, otherKey } from '@amparo/form-engine/extra-fields'
import { innerQuestions } from '@amparo/form-engine/groups-of'
import { visibleQuestions } from '@amparo/form-engine/visible-questions'
import { formatDate } from '@amparo/rules/format-date'
import type { Locale } from '@amparo/rules/locales'
import type { Page } from '@playwright/test'
import { claimFormPage } from '../pages/claim-form-page.ts'

type Asked = { question: Question; path: string; answer: Answer; definition: ClaimPage; locale: Locale }

/** All answers of a page, one question after the other; what an answer reveals is answered too. */
export async function answerPage(page: Page, definition: ClaimPage, answers: PageAnswers, locale: Locale) {
  await answerQuestions(page, visibleQuestions(definition, answers), answers, { definition, locale, within: '' })
}

type Place = Pick<Asked, 'definition' | 'locale'> & { within: string }

async function answerQuestions(page: Page, questions: readonly Question[], answers: PageAnswers, place: Place) {
  const { field, control } = claimFormPage(page, place.locale)
  for (const question of questions) {
    const key = question.question_key
    const path = place.within + key
    const answer = answers[key]
    if (answer === undefined) continue
    await field(path).waitFor()
    await (byType[question.question_type] ?? write)(page, { ...place, question, path, answer })
    for (const extra of [otherKey, confirmKey]) {
      const more = answers[extra(key)]
      if (more !== undefined) await control(extra(path)).fill(String(more))
    }
  }
}

type Hand = (page: Page, asked: Asked) => Promise<void>

/** One line or many: as people of the locale write it. */
const write: Hand = async (page, { question, path, answer, locale }) => {
  await claimFormPage(page, locale)
    .control(path)
    .fill(displayAnswer(question, answer, locale))
}

const byType: Readonly<Record<string, Hand>> = {
  async radio(page, { path, answer, locale }) {
    await claimFormPage(page, locale).option(path, String(answer)).check()
  },

  async checkbox(page, { path, answer, locale }) {
    for (const value of answer as readonly string[]) await claimFormPage(page, locale).option(path, value).check()
  },

  /** A short list is the platform's own, a long one is searched. Makes and models come when the year is known. */
  async dropdown(page, { question, path, answer, locale }) {
    const { control, readyControl, listed } = claimFormPage(page, locale)
    await readyControl(path).waitFor()
    const isSearched = (await control(path).getAttribute('role')) === 'combobox'
    if (!isSearched) return void (await control(path).selectOption(String(answer)))
    await control(path).fill(displayAnswer(question, answer, locale))
    await listed(path, String(answer)).click()
  },

  /** The country first, then the number as it is dialled there. */
  async phone_number(page, { path, answer, locale }) {
    const { control, phoneCountry } = claimFormPage(page, locale)
    await phoneCountry(path).focus()
    await phoneCountry(path).selectOption('US')
    await control(path).fill(String(answer).replace('+1', ''))
  },

  async datetime_picker(page, { path, answer, locale }) {
    const { control, hour, minute, half } = claimFormPage(page, locale)
    const [date = '', time = ''] = String(answer).split('T')
    const [hours = '', minutes = ''] = time.split(':')
    await control(path).fill(formatDate(date, locale))
    await hour(path).fill(String(Number(hours) % 12 || 12))
    await minute(path).fill(minutes)
    await half(path).selectOption(Number(hours) < 12 ? 'AM' : 'PM')
  },

  async nested_group_list(page, { question, path, answer, definition, locale }) {
    const { rows, control } = claimFormPage(page, locale)
    for (const [place, row] of (answer as readonly PageAnswers[]).entries()) {
      if ((await rows(path).count()) <= place) await control(path).click()
      const within = `${path}.${place}.`
      await answerQuestions(page, innerQuestions(definition, question), row, { definition, locale, within })
    }
  },

  async any_filled_group_list(page, { question, path, answer, definition, locale }) {
    const within = `${path}.`
    await answerQuestions(page, innerQuestions(definition, question), answer as PageAnswers, {
      definition,
      locale,
      within,
    })
  },
}
