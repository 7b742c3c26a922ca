import type { Application, ClaimPage, Question } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Page, Response } from '@playwright/test'

type PageName = { page_key: string; title: string }

/** Records the claim form that a page loads from now on. */
export function claimDefinition(page: Page) {
  const names = Promise.withResolvers<PageName[]>()
  const known = new Map<string, PromiseWithResolvers<ClaimPage>>()
  let today = ''

  function definitionOf(key: string) {
    const found = known.get(key) ?? Promise.withResolvers<ClaimPage>()
    known.set(key, found)
    return found
  }

  async function read(response: Response) {
    const { pathname, searchParams } = new URL(response.url())
    const found = /\/benefits\/[A-Z]{3}\/pages\/(?:(\w+)\/questions\/)?$/.exec(pathname)
    if (!found) return
    today = searchParams.get('today') ?? ''
    const answer = await response.json()
    if (found[1]) definitionOf(found[1]).resolve(answer.questions)
    else names.resolve(answer.pages)
  }
  // A story may end while the page still loads.
  page.on('response', (response) => void read(response).catch(() => undefined))

  return {
    /** The browser loads all pages while it shows the first one [C-550]. */
    pages: async () => Promise.all((await names.promise).map(({ page_key }) => definitionOf(page_key).promise)),
    today: () => today,
  }
}

/** Valid answers to every question, with the choices that lead to the most questions. */
export function validAnswers(
  pages: readonly ClaimPage[],
  { today, locale, country, prefer = {} }: Situation,
): Application {
  return fillForm(pages, { today, locale, country, phone: phoneCheck }, optionsWithMostQuestions(prefer))
}

/** `prefer` chooses an option for questions that matter to a story. */
type Situation = { today: string; locale: Locale; country: string; prefer?: Readonly<Record<string, string>> }

const optionsWithMostQuestions = (prefer: Readonly<Record<string, string>>) => (_: ClaimPage, question: Question) => {
  const { question_key, options, tags, validations } = question
  const requiredValue = validations.find(({ rule }) => rule === 'equal')?.value
  const weight = ({ value, outcome }: Question['options'][number]) =>
    (prefer[question_key] === value ? 4 : 0) +
    (outcome ? 2 : 0) +
    (value === 'other' && tags.includes('allow_other') ? 1 : 0)

  return options
    .filter(({ value }) => requiredValue === undefined || requiredValue === value)
    .toSorted((one, other) => weight(other) - weight(one))
    .map(({ value }) => value)
}
