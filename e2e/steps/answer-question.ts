import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { displayAnswer } from '@amparo/form-engine/answers/display-answer'
import { confirmKey, otherKey } from '@amparo/form-engine/answers/extra-fields'
import { innerQuestions, visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { claimFormPage } from '../pages/claim-form-page.ts'

type QuestionToAnswer = { question: Question; path: string; answer: Answer; definition: ClaimPage; locale: Locale }

/** Answers the questions of a page one after the other, including those that an answer reveals. */
export async function answerPage(page: Page, definition: ClaimPage, answers: PageAnswers, locale: Locale) {
  await answerQuestions(page, visibleQuestions(definition, answers), answers, { definition, locale, within: '' })
}

type Context = Pick<QuestionToAnswer, 'definition' | 'locale'> & { within: string }

async function answerQuestions(page: Page, questions: readonly Question[], answers: PageAnswers, context: Context) {
  const texts: Text[] = []
  for (const question of questions) {
    const key = question.question_key
    const path = context.within + key
    const answer = answers[key]
    if (answer === undefined) continue
    const answerControl = byType[question.question_type]
    if (answerControl) {
      await fillTextFields(page, texts.splice(0))
      await answerControl(page, { ...context, question, path, answer })
    } else texts.push({ path, text: displayAnswer(question, answer, context.locale) })
    for (const extra of [otherKey, confirmKey]) {
      const more = answers[extra(key)]
      if (more !== undefined) texts.push({ path: extra(path), text: String(more) })
    }
  }
  await fillTextFields(page, texts)
}

type Text = { path: string; text: string }

/**
 * Fills in text, numbers and dates in the format of the locale. Neighboring fields are filled in with one call, because a call to the browser takes
 * longer than filling in a field. Stories about typing do their own typing.
 */
async function fillTextFields(page: Page, texts: readonly Text[]) {
  if (texts.length === 0) return
  await page.evaluate(async (all) => {
    for (const { path, text } of all) {
      const field = await fieldWhenPresent(`q-${path}`)
      field.focus()
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }

    async function fieldWhenPresent(id: string): Promise<HTMLInputElement | HTMLTextAreaElement> {
      for (let frame = 0; frame < 600; frame++) {
        const found = document.getElementById(id)
        if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
        await new Promise(requestAnimationFrame)
      }
      throw new Error(`there is no field ${id}`)
    }
  }, texts)
}

type AnswerControl = (page: Page, target: QuestionToAnswer) => Promise<void>

const byType: Readonly<Record<string, AnswerControl>> = {
  async radio(page, { path, answer, locale }) {
    await claimFormPage(page, locale).option(path, String(answer)).check()
  },

  async checkbox(page, { path, answer, locale }) {
    for (const value of answer as readonly string[]) await claimFormPage(page, locale).option(path, value).check()
  },

  /** A short list is a native select, a long one a combobox. Car makes and models load once the year is chosen. */
  async dropdown(page, { question, path, answer, locale }) {
    const { control, readyControl, listed } = claimFormPage(page, locale)
    await readyControl(path).waitFor()
    const isSearched = (await control(path).getAttribute('role')) === 'combobox'
    if (!isSearched) return void (await control(path).selectOption(String(answer)))
    await control(path).fill(displayAnswer(question, answer, locale))
    await listed(path, String(answer)).click()
  },

  /** The country first, then the national number. */
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
    for (const [index, row] of (answer as readonly PageAnswers[]).entries()) {
      if ((await rows(path).count()) <= index) await control(path).click()
      const within = `${path}.${index}.`
      await answerQuestions(page, innerQuestions(definition, question, row), row, { definition, locale, within })
    }
  },

  async any_filled_group_list(page, { question, path, answer, definition, locale }) {
    const within = `${path}.`
    await answerQuestions(page, innerQuestions(definition, question, answer), answer as PageAnswers, {
      definition,
      locale,
      within,
    })
  },
}
