import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import { locales } from '@amparo/rules/locale/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

const today = '2026-11-15'
const catalogue = loadCatalogue()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

/** A card for each kind of country that has the benefit, because their questions differ. */
function cardsWith(code: string) {
  const open = catalogue.products.filter((product) => {
    const home = catalogue.countries.get(product.country)
    const isOpen = product.status === 'active' && home?.isStartClaimEnabled && home.isClaimsVisible
    return isOpen && benefitOn(product, code, today)?.claim_form
  })
  const kinds = Map.groupBy(open, ({ country }) => (['USA', 'BRA'].includes(country) ? country : 'other'))
  return Array.from(kinds.values(), ([product]) => product).flatMap((product) => product ?? [])
}

const MOST_RUNS = 20

/** Chooses paths that were not taken yet, then alternates, since one path may only be reachable through another. */
function explorer() {
  const outcomes = new Set<string>()
  const taken = new Set<string>()
  let turn = 0
  let known = -1
  const left = () => [...outcomes].filter((one) => !taken.has(one))
  return {
    choose(page: ClaimPage, question: Question): string[] {
      const name = (value: string) => `${page.page_key}.${question.question_key}.${value}`
      const only = question.validations.find(({ rule }) => rule === 'equal')?.value
      const values = question.options.map(({ value }) => value).filter((value) => only === undefined || only === value)
      for (const { value, outcome } of question.options)
        if (outcome && values.includes(value)) outcomes.add(name(value))

      const fresh = values.findIndex((value) => !taken.has(name(value)))
      const first = fresh === -1 ? turn % Math.max(1, values.length) : fresh
      if (values[first] !== undefined) taken.add(name(values[first]))
      return [...values.slice(first), ...values.slice(0, first)]
    },
    left,
    /** Whether there may be a path that was not taken yet. */
    isOpen() {
      const more = outcomes.size > known || left().length > 0
      known = outcomes.size
      return more && turn++ < MOST_RUNS
    },
  }
}

let calls = 0

describe.each([...catalogue.claimForms].flatMap(([code, { only }]) => (only ? [] : [code])))(
  'the form of %s',
  (benefit_code) => {
    it('can be filled in along every path, in every language, without an error [C-031, C-049, C-551]', async () => {
      const products = cardsWith(benefit_code)
      expect(products.length).toBeGreaterThan(0)
      for (const { country, ranges } of products) {
        const pan_token = api.vault.tokenFor(`${ranges[0]?.from}00000000`.slice(0, 16))
        const form = api.areas.claimForms.forms({ benefit_code, country, locale: 'en_US', today })
        const way = explorer()
        for (let run = 1; run === 1 || way.isOpen(); run++) {
          const application = fillForm(
            form?.pages ?? [],
            { today, locale: 'en_US', country, phone: phoneCheck },
            way.choose,
          )
          for (const language_code of run === 1 ? locales : (['en_US'] as const)) {
            // So that nothing is limited, by card or by address.
            api.clock.time += 1_000
            const answer = await api.app.inject({
              remoteAddress: `10.3.${(calls >> 8) & 255}.${calls++ & 255}`,
              method: 'POST',
              url: '/api/cardholder/v1/claims/questions/validate/',
              payload: { pan_token, today, language_code, benefit_code, application },
            })
            expect(answer.json(), `${country} ${language_code}`).toEqual({ error_code: null, errors: {} })
          }
        }
        expect(way.left(), country).toEqual([])
      }
    })
  },
)
