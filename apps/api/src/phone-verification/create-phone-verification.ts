import type { ContentStore } from '@amparo/content/load-content'
import { validatePhoneCode } from '@amparo/contract/phone-verification'
import type { Database, Queryable } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { Cards } from '../cards/create-cards.ts'
import type { Clock } from '../platform/clock.ts'
import type { Person } from '../platform/personal-data.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import type { Sms } from '../platform/sms/sms.ts'
import { canonicalPhone } from './canonical-phone.ts'
import { createCodeAddresses } from './code-addresses.ts'
import { phoneCodeMessages } from './phone-code-message.ts'
import { createPhoneCodes, type TryOutcome } from './phone-codes.ts'
import { phoneHashes } from './phone-hashes.ts'
import { createPhoneTokens } from './phone-tokens.ts'
import { sendPhoneCodeRoute } from './send-phone-code.ts'

export type PhoneVerification = ReturnType<typeof createPhoneVerification>

type Validated = { token: string } | { refusal: Exclude<TryOutcome, 'right'> }
type Parts = {
  database: Database
  repeat: Repeat
  log: Pick<FastifyBaseLogger, 'error'>
  clock: Clock
  content: Pick<ContentStore, 'content'>
  sms: Sms
  cards: Pick<Cards, 'require'>
  /** For hashes of phones, codes and tokens; 32 bytes in hex, the same in every replica. */
  secret: string
}

/** A code is sent to a phone; a person who enters it gets a token that a claim can be sent with (C-223). */
export function createPhoneVerification({ database, repeat, log, clock, content, sms, cards, secret }: Parts) {
  const hashes = phoneHashes(secret)
  const codes = createPhoneCodes({ database, clock, hashes, addresses: createCodeAddresses(hashes) })
  const tokens = createPhoneTokens({ database, clock, hashes })
  const codeMessage = phoneCodeMessages(content)

  async function deleteExpired() {
    await codes.deleteOld()
    await tokens.deleteExpired()
  }
  const deleting = repeat(deleteExpired, {
    log,
    name: 'delete expired phone codes',
    failure: 'expired phone codes were not deleted',
  })

  /** A wrong code is an outcome, not an error: the try has to be counted, so the transaction must not be rolled back. */
  const validate = ({ phone, code, cardId }: { phone: string; code: string; cardId: string }) =>
    database.transaction(async (tx): Promise<Validated> => {
      const outcome = await codes.tryCode(tx, { phone, code })
      return outcome === 'right' ? { token: await tokens.issue(tx, { cardId, phone }) } : { refusal: outcome }
    })

  return {
    newCode: codes.newCode,
    codeMessage,
    validate,
    deleteExpired,
    close: deleting.stop,
    verifyToken: tokens.verifyToken,
    spendToken: tokens.spendToken,
    personalData: {
      canonical: (phones: readonly string[]) => phones.map(canonicalPhone),
      async erase(tx: Queryable, { phones, card_ids }: Pick<Person, 'phones' | 'card_ids'>) {
        const canonical = phones.map(canonicalPhone)
        await codes.erase(tx, canonical)
        await tokens.erase(tx, { phones: canonical, card_ids })
      },
    },

    routes: limited('phone_codes', [
      sendPhoneCodeRoute({ newCode: codes.newCode, codeMessage, sms }),
      // The card comes first: without one nobody gets to try codes (C-571, C-572).
      implement(validatePhoneCode, async (call) => {
        const { card_id: cardId } = await cards.require(call.body.pan_token, call)
        const phone = canonicalPhone(call.body.phone_number)
        const outcome = await validate({ phone, code: call.body.code, cardId })
        return 'refusal' in outcome ? call.refuse(outcome.refusal) : outcome
      }),
    ]),
  }
}
