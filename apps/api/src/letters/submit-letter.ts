import type { Checked } from '@amparo/contract/endpoint'
import { submitLetter } from '@amparo/contract/letters'
import type { Card } from '@amparo/contract/vault'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { initialsOf } from '@amparo/rules/letters/initials'
import { isIssuedNow } from '@amparo/rules/letters/issuance-date'
import { isPosted, letterKind } from '@amparo/rules/letters/letter-kinds'
import { lastFourOf } from '@amparo/rules/letters/letter-number'
import { formOfPayload, letterPayload } from '@amparo/rules/letters/letter-payload'
import { payloadProblems } from '@amparo/rules/letters/payload-problems'
import { implement } from '@amparo/service/app/implement'
import type { CallCounts } from '@amparo/service/limits/call-counts'
import { createKeyLimit } from '@amparo/service/limits/key-limit'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { Clock } from '../platform/clock.ts'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import { callsAMinuteOfOne } from '../platform/rate-limits.ts'
import type { LettersRepository } from './letters-repository.ts'

type Parts = {
  clock: Clock
  counts: CallCounts
  benefits: Pick<Benefits, 'requireProduct'>
  letters: LettersRepository
  encryption: DetailsEncryption
}
type Body = Checked<typeof submitLetter>['body']

/** Far more than a family travels; each letter stays for a year. */
const MOST_A_DAY = 50
const [DAY_MS, HOUR_SECONDS] = [86_400_000, 3_600]

/** Registers a travel letter (C-575). Issuer, product and country are those of the card. */
export function submitLetterRoute({ clock, counts, benefits, letters, encryption }: Parts) {
  const limitCard = createKeyLimit({ name: 'letters of a card', callsAMinute: callsAMinuteOfOne.letters, counts })

  return implement(submitLetter, async (call) => {
    const { body, refuse } = call
    const { card, product } = await benefits.requireProduct(body.pan_token, call)
    limitCard(card.card_id)
    const kind = letterKind(body.benefit_code, product.country)
    const now = clock.now()
    if (!kind || !isPosted(kind, product.country)) return refuse('card_benefit_not_applicable')
    // On the day of the letter, which is the person's: a benefit lasts until its last day ends where they are (P-153).
    if (!benefitOn(product, body.benefit_code, body.issuance_date)) return refuse('card_benefit_not_applicable')
    const problems = problemsOf(body, { card, country: product.country, now })
    if (problems.length > 0) return refuse('invalid_letter', { problems })

    const { ticket, departure_date, return_date = null } = body
    const traveller = letterPayload('ap-certificate', formOfPayload('ap-certificate', body))
    const initials = initialsOf(traveller.first_name, traveller.last_name)
    const letter = {
      ticket,
      code_hash: encryption.fingerprint(['letter code', body.verification_code]),
      card_id: card.card_id,
      benefit_code: body.benefit_code,
      product_code: product.product_code,
      card_issuer: product.ica_legal_name,
      card_type: product.product_name,
      country: product.country,
      language_code: body.language_code,
      issuance_date: body.issuance_date,
      departure_date,
      return_date,
      sealed_traveller: encryption.encrypt(traveller, ticket),
      sealed_initials: encryption.encrypt(initials, ticket),
      received_at: now,
    }
    const since = new Date(now.getTime() - DAY_MS)
    const result = await letters.insert(letter, { most: MOST_A_DAY, since })
    if (result === 'stored' || (await letters.isKnown(letter))) return { ticket }
    return result === 'taken' ? refuse('ticket_taken') : refuse('too_many_requests', { retryAfter: HOUR_SECONDS })
  })
}

type Surroundings = { card: Card; country: string; now: Date }

function problemsOf(body: Body, { card, country, now }: Surroundings): { path: string; code: string }[] {
  const today = latestDay(now)
  const wrong = (path: string, isWrong: boolean) => (isWrong ? [{ path, code: 'not_of_this_card' }] : [])
  return [
    ...wrong('card_number', body.card_number !== card.last4),
    ...wrong('ticket', lastFourOf(body.ticket) !== card.last4),
    ...(isIssuedNow(body.issuance_date, today) ? [] : [{ path: 'issuance_date', code: 'today' }]),
    ...payloadProblems('ap-certificate', body, { country, today, isPhone: phoneCheck }),
  ]
}
