import type { Application } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import { startTestApi, type TestApi } from './api.ts'
import { startForFile } from './start-for-file.ts'

export let api: TestApi
export const today = '2026-11-15'
export const cdw = { benefit_code: 'CDW' }
/** The page that every claim of a card has. */
export const person = 'cardholder_details'

/** Starts it for the whole test file. */
export function serveApi() {
  startForFile(startTestApi, (started) => {
    api = started
  })
}

export type Place = { benefit_code: string; country?: string }

/** A token of a card that has the benefit. */
function cardFor({ benefit_code, country = 'USA' }: Place) {
  const found = api.catalogue.products.find(
    (product) =>
      product.country === country &&
      product.benefits.some((one) => one.benefit_code === benefit_code && one.claim_form),
  )
  return api.vault.tokenFor(`${found?.ranges[0]?.from}00000000`.slice(0, 16))
}

/** A claim in which every answer is as it should be. */
export function soundClaim({ benefit_code, country = 'USA' }: Place, choices: Record<string, string> = {}) {
  const pages = api.areas.claimForms.forms({ benefit_code, country, locale: 'en_US', today })?.pages ?? []
  const application = fillForm(
    pages,
    { today, locale: 'en_US', country, phone: phoneCheck },
    (_, { question_key, options }) => {
      const values = options.map(({ value }) => value)
      const chosen = choices[question_key]
      return chosen ? [chosen, ...values] : values
    },
  )
  return { pages, application }
}

/** What the API says of a claim's answers. */
export async function judge(place: Place, application: Application, more: object = {}) {
  const pan_token = cardFor(place)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/cardholder/v1/claims/questions/validate/',
    payload: { pan_token, today, language_code: 'en_US', benefit_code: place.benefit_code, application, ...more },
  })
  return answer.json()
}
