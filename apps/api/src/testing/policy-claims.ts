import type { PageAnswers } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import { startTestApi, type TestApi } from './api.ts'
import { ask as askAs, payment, request, update } from './policies/buy.ts'
import { startForFile } from './start-for-file.ts'
import type { Body } from './submission.ts'
import { userCalls } from './users.ts'

export const today = '2026-11-15'
export let api: TestApi

/** Starts it for the whole test file. */
export function serveApi() {
  startForFile(startTestApi, (started) => {
    api = started
  })
}

let callers = 0

/** A call as a page makes it, from an address of its own. */
export const ask = (line: string, options: { bearer?: string; payload?: object } = {}) =>
  askAs(api, line, { ...options, remoteAddress: `10.2.${++callers >> 8}.${callers & 255}` })

let people = 0

/** Somebody who has just bought a policy with these coverages, and has signed in by mail. */
export async function policyholder(coverages: readonly { id: string }[] = [{ id: 'ADD' }]) {
  const email = `person${++people}@mail.example`
  const bearer = await userCalls(api).signIn(email)
  const smokes_yn = coverages.some(({ id }) => id === 'CI') ? false : null
  const { body: quote } = await ask('POST /quote/', { bearer, payload: { ...request, email } })
  const changed = await ask(`PUT /quote/${quote.id}/`, { bearer, payload: { ...update, coverages, smokes_yn } })
  const quote_amount = changed.body.monthly_quote_amount
  const bought = await ask(`POST /quote/${quote.id}/purchase/`, { bearer, payload: payment({ quote_amount }) })
  if (!bought.body.number) throw new Error(`not bought: ${JSON.stringify([quote, changed.body, bought.body])}`)
  return { bearer, id: bought.body.id as string, number: bought.body.number as string, email }
}

type Holder = { bearer: string; id: string }

export async function tokenOf({ bearer, id }: Holder): Promise<string> {
  return (await ask(`POST /policies/${id}/claim-widget/`, { bearer })).body.token
}

/** A valid claim that answers "no" to every yes-or-no question. */
export function accident(pan_token: string, { loss = today, place = 'Harbor Street' } = {}): Body {
  return claim(pan_token, 'accident_details', { date_of_loss: loss, accident_location: place })
}

/** A valid claim for a critical illness of the policyholder. */
export function illness(pan_token: string, answers: PageAnswers = {}): Body {
  return claim(pan_token, 'illness_details', { date_of_loss: today, ...answers }, ['critical_illness', 'yes'])
}

function claim(pan_token: string, page: string, answers: PageAnswers, prefer: readonly string[] = ['no']): Body {
  const form = api.areas.claimForms.forms({ benefit_code: 'ADD', country: 'USA', locale: 'en_US', today })
  const application = fillForm(
    form?.pages ?? [],
    { today, locale: 'en_US', country: 'USA', phone: phoneCheck },
    (_, { options }) => options.map(({ value }) => value).sort((a, b) => +prefer.includes(b) - +prefer.includes(a)),
  )
  return {
    pan_token,
    benefit_code: 'ADD',
    language_code: 'en_US',
    today,
    application: { ...application, [page]: { ...application[page], ...answers } },
    documents: [],
  }
}

export const submit = (payload: object) => ask('POST /api/cardholder/v1/claims/questions/submit_claim/', { payload })
