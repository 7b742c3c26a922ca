import { randomUUID } from 'node:crypto'
import { listBenefits } from '@amparo/contract/benefits'
import { call } from '@amparo/contract/call'
import { validateClaim } from '@amparo/contract/claim-forms'
import { checkClaimStatus } from '@amparo/contract/claim-status'
import { revokeTransfer, startTransfer } from '@amparo/contract/draft-transfers'
import { createQuote } from '@amparo/contract/new-quotes'
import { getQuote, updateQuote } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/sign-in'
import { createToken } from '@amparo/contract/vault'
import { seeded } from '../../chaos/src/random.ts'
import { randomCardNumber } from '../../chaos/src/random-card-number.ts'
import type { Confirmed } from '../../chaos/src/send-claim.ts'
import type { Attempt } from './load-pages.ts'
import { choices, dana } from './walk-through.ts'

/** A claim that was sent before, with what its person knows. */
export type Claimed = Required<Pick<Confirmed, 'claimNumber' | 'postalCode' | 'panToken' | 'application'>>
const today = () => new Date().toISOString().slice(0, 10)
type Changed = { id: string; headers: Record<string, string>; amount: number }

/** An address may send 30 drafts a minute to other devices, and enter 30 cards. */
const SELDOM = 3

type Options = { portal: string; vault: string; claimed: Claimed }

/** Enters cards, sends drafts to another device, gets and changes quotes, saves pages of a claim and looks at a claim: none repeated. */
export function writeAgain({ portal: origin, vault, claimed }: Options, attempt: Attempt) {
  const { panToken: pan_token, application, claimNumber: claim_number, postalCode: postal_code } = claimed
  const changed: Changed[] = []

  async function changeQuote() {
    const email = 'dana@mail.example'
    const session = await attempt('authenticate', () => call(authenticate, { body: { email } }, { origin }))
    if (!session) return
    const headers = { authorization: `Bearer ${session.guest_session_token}` }
    const at = { origin, headers }
    const quote = await attempt('createQuote', () => call(createQuote, { body: { email, ...dana } }, at))
    if (!quote) return
    const { id } = quote
    for (const spouse of [null, { first_name: 'Sol', last_name: 'Quill', birthdate: '1985-01-01' }]) {
      const body = { ...choices(), spouse }
      const update = await attempt('updateQuote', () => call(updateQuote, { params: { id }, body }, at))
      if (update) changed.push({ id, headers, amount: update.monthly_quote_amount })
    }
  }

  async function continueElsewhere(pan_token: string) {
    const draft_id = randomUUID()
    const body = { pan_token, draft_id, content: 'encrypted'.repeat(200) }
    const started = await attempt('startTransfer', () => call(startTransfer, { body }, { origin }))
    if (started)
      await attempt('revokeTransfer', () => call(revokeTransfer, { body: { pan_token, draft_id } }, { origin }))
  }

  /** The vault gives a token, and the API asks it for the card of that token, which it cannot know yet. */
  async function enterCard(step: number) {
    const entered = { body: { card_number: randomCardNumber(seeded(step)) } }
    const from = { origin: vault, headers: { origin: vault } }
    const token = await attempt('createToken', () => call(createToken, entered, from))
    if (!token) return
    const body = { pan_token: token.pan_token, language_code: 'en_US', today: today() } as const
    await attempt('listBenefits', () => call(listBenefits, { body }, { origin }))
    // A card may send only so many drafts in an hour.
    await continueElsewhere(token.pan_token)
  }

  return {
    async write(step: number) {
      await changeQuote()
      const context = { pan_token, language_code: 'en_US', today: today() } as const
      const page = { ...context, benefit_code: 'CDW', application }
      await attempt('validateClaim', () => call(validateClaim, { body: page }, { origin }))
      const claim = { claim_number, postal_code, language_code: 'en_US', country: 'USA' } as const
      await attempt('checkClaimStatus', () => call(checkClaimStatus, { body: claim }, { origin }))
      if (step % SELDOM === 0) await enterCard(step)
    },

    /** A line for each change that was confirmed and is not there. */
    async lost(): Promise<string[]> {
      const last = new Map(changed.map((one) => [one.id, one]))
      const lines = await Promise.all(
        [...last.values()].map(async ({ id, headers, amount }) => {
          const found = await call(getQuote, { params: { id } }, { origin, headers }).catch(() => null)
          return found?.monthly_quote_amount === amount ? [] : [`a confirmed quote is not there: ${id}`]
        }),
      )
      return lines.flat()
    },
  }
}
