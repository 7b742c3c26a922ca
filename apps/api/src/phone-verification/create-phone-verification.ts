import type { ContentStore } from '@amparo/content/load-content'
import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import { createCodeAddresses } from './code-addresses.ts'
import { phoneCodeMessages } from './phone-code-message.ts'
import { createPhoneCodes, type TryOutcome } from './phone-codes.ts'
import { phoneHashes } from './phone-hashes.ts'
import { createPhoneTokens } from './phone-tokens.ts'

export type PhoneVerification = ReturnType<typeof createPhoneVerification>

type Validated = { token: string } | { refusal: Exclude<TryOutcome, 'right'> }
type Options = { database: Database; clock: Clock; content: Pick<ContentStore, 'content'>; secret: string }

/** C-223: a code goes to a phone; who brings it back gets a token, and with it a claim can be sent. */
export function createPhoneVerification({ database, clock, content, secret }: Options) {
  const hashes = phoneHashes(secret)
  const codes = createPhoneCodes({ database, clock, hashes, addresses: createCodeAddresses(hashes) })
  const { issue, verifyPhoneToken, usePhoneToken } = createPhoneTokens({ database, clock, hashes })

  return {
    newCode: codes.newCode,
    codeMessage: phoneCodeMessages(content),
    /** A wrong code is an outcome and no error: the try has to be counted, so the transaction must not be undone. */
    validate: ({ phone, code, cardId }: { phone: string; code: string; cardId: string }) =>
      database.transaction(async (tx): Promise<Validated> => {
        const outcome = await codes.tryCode(tx, { phone, code })
        return outcome === 'right' ? { token: await issue(tx, { cardId, phone }) } : { refusal: outcome }
      }),
    verifyPhoneToken,
    usePhoneToken,
  }
}
