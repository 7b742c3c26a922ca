import { hash } from 'node:crypto'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import { type ClaimPage, listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import { formProblems } from '@amparo/form-engine/definition/form-problems'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { type ReadyAnswer, readyAnswer } from '@amparo/service/app/ready-answer'
import { askedPage } from './asked-page.ts'
import { EVERY_PAGE } from './claim-text-schema.ts'
import type { ClaimTexts } from './load-claim-texts.ts'
import { loadedOptions } from './loaded-options.ts'
import { wirePage } from './wire-page.ts'

/** Forms of about 200 kB each. The year comes from the browser, so without a limit anyone could fill the memory. */
const MOST_CACHED = 200

/** The claim form of a benefit as it is asked in a country, in a language. */
export type ReadyForm = {
  pages: readonly ClaimPage[]
  /** Changes with every word of the form. */
  version: string
  pagesAnswer: ReadyAnswer
  questionsAnswer(pageKey: string): ReadyAnswer | undefined
}
export type LocalisedForms = (asked: {
  benefit_code: string
  country: string
  locale: Locale
  today: IsoDate
}) => ReadyForm | null

/** Each form is made once: it is the same for all cards of a country. */
export function createLocalisedForms(from: { catalogue: Catalogue; texts: ClaimTexts }): LocalisedForms {
  const { catalogue, texts } = from
  const currencies = Array.from(catalogue.countries.values(), ({ currency }) => currency)
  const cached = new Map<string, ReadyForm>()
  const lists = new Map<string, ReturnType<typeof loadedOptions>>()
  failForUnsound(catalogue, texts)

  return ({ benefit_code, country, locale, today }) => {
    const form = catalogue.claimForms.get(benefit_code)
    const home = catalogue.countries.get(country)
    if (!form || !home) return null
    const year = today.slice(0, 4)
    const key = [benefit_code, country, locale, year].join()
    const known = cached.get(key)
    if (known) return known

    const place = { country, currency: home.currency, locale, year: Number(year) }
    const placeKey = [country, locale, year].join()
    const loaded = lists.get(placeKey) ?? loadedOptions(place, currencies)
    const pages = form.pages.flatMap((page) => {
      const asked = askedPage(page, country)
      const common = texts(locale, EVERY_PAGE)
      return asked ? [wirePage(asked, { locale, texts: texts(locale, page.page_key), common, loaded })] : []
    })
    if (cached.size >= MOST_CACHED) {
      cached.clear()
      lists.clear()
    }
    lists.set(placeKey, loaded)
    const ready = readyForm(pages)
    cached.set(key, ready)
    return ready
  }
}

/** Fails for mistakes that only the engine can see: an unsafe pattern, a rule that fits no type … */
function failForUnsound({ claimForms, folder }: Catalogue, texts: ClaimTexts) {
  for (const [code, { pages }] of claimForms) {
    const common = texts(defaultLocale, EVERY_PAGE)
    const whole = pages.map((page) =>
      wirePage(page, { locale: defaultLocale, texts: texts(defaultLocale, page.page_key), common, loaded: () => [] }),
    )
    const [wrong] = formProblems(whole)
    if (wrong) throw new Error(`catalogue: ${folder.label}/claim-forms/${code}.json: ${wrong.at}: ${wrong.problem}`)
  }
}

function readyForm(pages: readonly ClaimPage[]): ReadyForm {
  const version = hash('sha256', JSON.stringify(pages), 'base64url').slice(0, 22)
  const answers = new Map<string, ReadyAnswer>()
  return {
    pages,
    version,
    pagesAnswer: readyAnswer(listClaimPages, {
      pages: pages.map(({ page_key, title, when }) => ({ page_key, title, ...(when && { when }) })),
      version,
    }),
    questionsAnswer(pageKey) {
      const page = pages.find(({ page_key }) => page_key === pageKey)
      if (!page) return undefined
      const answer = answers.get(pageKey) ?? readyAnswer(listPageQuestions, { questions: page })
      answers.set(pageKey, answer)
      return answer
    },
  }
}
