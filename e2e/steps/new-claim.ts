import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import { call } from '@amparo/contract/call'
import { listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import { getLongOperation } from '@amparo/contract/long-operations'
import { submitClaim } from '@amparo/contract/submission'
import { createToken } from '@amparo/contract/vault'
import { expect } from '@playwright/test'
import { validAnswers } from '../claim-definition.ts'
import { newCardLike } from '../new-card-like.ts'
import { digitsOf } from '../people.ts'
import { origins } from '../src/origins.ts'

const portal = { origin: origins.portal }
const vault = { origin: origins.vault, headers: { origin: origins.vault } }

export type NewClaim = { card: DemoCard; number: string; postalCode: string; dateOfLoss: string }

/** Sends a claim without documents through the API, with a new card of the same product, for stories that change a claim. */
export async function newClaim(like: DemoCard, code: string): Promise<NewClaim> {
  const card = newCardLike(like)
  const { country, language: locale } = card
  const { pan_token } = await call(createToken, { body: { card_number: digitsOf(card) } }, vault)
  const today = new Date().toISOString().slice(0, 10)
  const query = { pan_token, country, language_code: locale, today }
  const { pages } = await call(listClaimPages, { params: { code }, query }, portal)
  const formPages = pages.map(async ({ page_key: pageKey }) => {
    return (await call(listPageQuestions, { params: { code, pageKey }, query }, portal)).questions
  })
  const application = validAnswers(await Promise.all(formPages), { today, locale, country })
  const body = { pan_token, benefit_code: code, language_code: locale, today, documents: [], application }
  const { long_op_id: id } = await call(submitClaim, { body }, portal)
  const operation = () => call(getLongOperation, { params: { id } }, portal)
  await expect.poll(async () => (await operation()).done).toBe(true)
  const number = (await operation()).result?.response.claim_number ?? ''
  const answers = Object.assign({}, ...Object.values(application))

  return { card, number, postalCode: answers.cardholder_postal_code, dateOfLoss: answers.date_of_loss }
}
