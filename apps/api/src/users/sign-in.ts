import { randomUUID } from 'node:crypto'
import type { ContentStore } from '@amparo/content/load-content'
import type { Database, Queryable } from '@amparo/database/database'
import { normalizedEmail } from '@amparo/rules/text/normalized-email'
import { newToken } from '@amparo/service/secrets/opaque-token'
import type { Clock } from '../platform/clock.ts'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { SignInLinks } from './sign-in-links-repository.ts'
import { signInMails } from './sign-in-mail.ts'
import type { SessionRow, UserSessions } from './user-sessions-repository.ts'

const HOUR_MS = 3_600_000
const LINK_DAYS = 15
const GUEST_HOURS = 12
const USER_HOURS = 24

class MailboxIsFull extends Error {}

type Parts = {
  database: Database
  clock: Clock
  content: Pick<ContentStore, 'content'>
  mail: Mail
  links: SignInLinks
  sessions: UserSessions
  encryption: DetailsEncryption
}

/** Links by mail that are exchanged for sessions, and sessions of guests. */
export function createSignIn({ database, clock, content, mail, links, sessions, encryption }: Parts) {
  const signInMail = signInMails(content)
  const fromNow = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS)
  const hashOfToken = (token: string) => encryption.fingerprint(['token', token])
  const hashOfEmail = (email: string) => encryption.fingerprint(['email', normalizedEmail(email)])

  async function begin(tx: Queryable, { email, isGuest }: { email: string; isGuest: boolean }): Promise<string> {
    const [id, token] = [randomUUID(), newToken('user')]
    await sessions.insert(tx, {
      id,
      token_hash: hashOfToken(token),
      email_hash: hashOfEmail(email),
      sealed_email: isGuest ? null : encryption.encrypt(normalizedEmail(email), id),
      is_guest: isGuest,
      created_at: clock.now(),
      expires_at: fromNow(isGuest ? GUEST_HOURS : USER_HOURS),
    })
    return token
  }

  return {
    hashOfToken,
    hashOfEmail,
    emailOf: ({ id, sealed_email }: SessionRow) => sealed_email && String(encryption.decrypt(sealed_email, id)),

    /**
     * Sends a link to an address, known or not: nothing is looked up. False if the mailbox has had too many; the work is done all the same and then
     * taken back, so that it takes as long.
     */
    async sendLink({ email, redirectUri }: { email: string; redirectUri: string }): Promise<boolean> {
      const [to, token, now] = [normalizedEmail(email), newToken('signInLink'), clock.now()]
      const link = {
        token_hash: hashOfToken(token),
        email_hash: hashOfEmail(to),
        sealed_email: encryption.encrypt(to, hashOfToken(token)),
        created_at: now,
        expires_at: fromNow(LINK_DAYS * 24),
      }
      const message = signInMail({ to, link: `${redirectUri}?ott=${token}`, days: LINK_DAYS })
      return database
        .transaction(async (tx) => {
          const isCounted = await links.count(tx, link.email_hash, now)
          await links.insert(tx, link)
          await mail.send(message, tx)
          if (!isCounted) throw new MailboxIsFull()
          return true
        })
        .catch((error) => {
          if (error instanceof MailboxIsFull) return false
          throw error
        })
    },

    /** A session for a link's token. Null if it is unknown, used or expired. */
    exchange: (token: string) =>
      database.transaction(async (tx) => {
        const tokenHash = hashOfToken(token)
        const link = await links.use(tx, tokenHash, clock.now())
        if (!link) return null
        return begin(tx, { email: String(encryption.decrypt(link.sealed_email, tokenHash)), isGuest: false })
      }),

    /** A guest session; or, for somebody who has a session of this mailbox, that session under a new token. */
    authenticate: ({ email, bearer }: { email: string; bearer: string | null }) =>
      database.transaction(async (tx) => {
        const token = newToken('user')
        const [to, emailHash, now] = [hashOfToken(token), hashOfEmail(email), clock.now()]
        const rotated = bearer && (await sessions.rotate(tx, { from: hashOfToken(bearer), to, emailHash, now }))
        if (!rotated) return { token: await begin(tx, { email, isGuest: true }), isGuest: true }
        return { token, isGuest: rotated.is_guest }
      }),
  }
}
