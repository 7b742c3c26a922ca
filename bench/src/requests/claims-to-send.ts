import { filledForm } from '@amparo/chaos/filled-form'
import { seeded } from '@amparo/chaos/random'
import { randomCardNumber } from '@amparo/chaos/random-card-number'
import { call } from '@amparo/contract/call'
import { createToken } from '@amparo/contract/vault'
import { shiftDate } from '@amparo/rules/dates/shift-date'

const BENEFIT = 'CDW'
const CARDS = 160
const AT_ONCE = 20
/** The length of the car rental: the loss can be on any of these days. */
const DAYS = 600
const dayMarker = '@@lost-on@'

export type ClaimsToSend = Awaited<ReturnType<typeof claimsToSend>>

/** A complete claim, with the cards and days of loss that turn it into different claims rather than duplicates. */
export async function claimsToSend({ origin, vault }: { origin: string; vault: string }) {
  const today = new Date().toISOString().slice(0, 10)
  const tokens = await makeTokens(vault)
  const tokenMarker = '@'.repeat(tokens[0].length)
  const asked = { language_code: 'en_US' as const, today }
  const card = { ...asked, pan_token: tokens[0] }
  const filled = await filledForm({ benefit: BENEFIT, card, at: () => ({ origin }) })
  const lossDay = String(filled.incident_details?.date_of_loss)
  const days = Array.from({ length: DAYS }, (_, value) =>
    shiftDate(lossDay, { operator: 'minus', type: 'days', value }),
  )
  const application = {
    ...filled,
    incident_details: { ...filled.incident_details, date_of_loss: dayMarker },
    rental_details: { ...filled.rental_details, rental_picked_up_at: `${days.at(-1)}T09:30:00.000` },
  }

  return {
    body: { ...asked, pan_token: tokenMarker, benefit_code: BENEFIT, application, documents: [] },
    tokenMarker,
    tokens,
    dayMarker,
    days,
  }
}

async function makeTokens(vault: string): Promise<[string, ...string[]]> {
  const random = seeded(1)
  const numbers = new Set<string>()
  while (numbers.size < CARDS) numbers.add(randomCardNumber(random))
  const left = [...numbers]
  const tokens: string[] = []
  const makeSome = async () => {
    for (let number = left.pop(); number; number = left.pop()) {
      const link = { origin: vault, headers: { origin: vault } }
      tokens.push((await call(createToken, { body: { card_number: number } }, link)).pan_token)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, makeSome))
  return tokens as [string, ...string[]]
}
