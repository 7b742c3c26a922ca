import type { ContentStore } from '@amparo/content/load-content'
import { authenticate, exchangeLinkToken, sendMagicLink } from '@amparo/contract/sign-in'
import { endUserSession } from '@amparo/contract/user-sessions'
import { getUser } from '@amparo/contract/users'
import type { Database, Queryable } from '@amparo/database/database'
import { normalizedEmail } from '@amparo/rules/text/normalized-email'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { createDetailsEncryption, type SecretKeys } from '../platform/encrypted-details.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import { createRedirects } from './redirect-uri.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInLinks } from './sign-in-links-repository.ts'
import { createUserSessions, type RowReference, type SessionRow } from './user-sessions-repository.ts'

/** Somebody with a session. A guest has not proved any address, so `email` is null (M-031). */
export type User = { session_id: string; email: string | null; is_guest: boolean }
/** What of a call says who makes it. */
type UserCall = { bearer: string | null; refuse: (code: 'unauthorized') => never }
type NameOf = (user: User) => Promise<string | null>

export type Users = ReturnType<typeof createUsers>
type Parts = {
  database: Database
  repeat: Repeat
  clock: Clock
  content: Pick<ContentStore, 'content'>
  mail: Mail
  log: FastifyBaseLogger
  /** The portal's own, the usual one first. */
  portalOrigins: readonly string[]
  /** For hashes of tokens and addresses, and for the encryption of addresses; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
}

/** Sign-in without a password: links by mail, and sessions of users and guests. */
export function createUsers({ database, repeat, clock, content, mail, log, portalOrigins, secret }: Parts) {
  const links = createSignInLinks(database)
  const sessions = createUserSessions(database)
  const encryption = createDetailsEncryption(secret)
  const signIn = createSignIn({ database, clock, content, mail, links, sessions, encryption })
  const redirects = createRedirects(portalOrigins)
  let nameOf: NameOf = async () => null

  /** The user of a bearer token, or null if no live session has it. */
  async function findUser(bearer: string | null): Promise<User | null> {
    const session = bearer && (await sessions.find(signIn.hashOfToken(bearer), clock.now()))
    return session ? userOf(session) : null
  }
  function userOf(session: SessionRow): User {
    return { session_id: session.id, email: signIn.emailOf(session), is_guest: session.is_guest }
  }
  async function requireUser({ bearer, refuse }: UserCall): Promise<User> {
    return (await findUser(bearer)) ?? refuse('unauthorized')
  }

  /** The user who makes a call and the row that the call names, in one query, because round trips take most of a call's time. */
  async function requireUserAnd<Row extends { id: string }>({ bearer, refuse }: UserCall, row: RowReference) {
    const found = bearer && (await sessions.findWith<Row>(signIn.hashOfToken(bearer), clock.now(), row))
    return found ? { user: userOf(found.session), row: found.row } : refuse('unauthorized')
  }

  async function deleteExpired() {
    await links.deleteExpired(clock.now())
    await sessions.deleteExpired(clock.now())
  }
  const deleting = repeat(deleteExpired, {
    log,
    name: 'delete expired sign-in links',
    failure: 'expired links and sessions were not deleted',
  })

  return {
    personalData: {
      export: (tx: Queryable, emails: readonly string[]) => sessions.export(tx, emails.map(signIn.hashOfEmail)),
      async erase(tx: Queryable, emails: readonly string[]) {
        const hashes = emails.map(signIn.hashOfEmail)
        await links.erase(tx, hashes)
        await sessions.erase(tx, hashes)
      },
    },
    findUser,
    requireUser,
    requireUserAnd,
    deleteExpired,
    /** For operators: sends a link to the usual page. False if the mailbox has had too many. */
    sendLink: (email: string) => signIn.sendLink({ email, redirectUri: redirects.usual }),
    /** Names are those of policies, which are created after users and say here how to find one. */
    findNamesBy(find: NameOf) {
      nameOf = find
    },

    routes: [
      ...limited('sign_in_links', [
        implement(sendMagicLink, async ({ body: { email, redirect_uri: redirectUri = redirects.usual }, refuse }) => {
          if (!redirects.isOurs(redirectUri)) return refuse('invalid_redirect_uri')
          await signIn.sendLink({ email, redirectUri })
          return null
        }),
      ]),
      ...limited('sign_in', [
        implement(authenticate, async ({ body: { email }, bearer }) => {
          const { token, isGuest } = await signIn.authenticate({ email, bearer })
          return { guest_session_token: token, email: isGuest ? null : normalizedEmail(email) }
        }),
        implement(exchangeLinkToken, async ({ body, refuse }) => ({
          session_token: (await signIn.exchange(body.token)) ?? refuse('link_expired'),
        })),
      ]),
      implement(getUser, async (call) => {
        const user = await requireUser(call)
        return { email: user.email, name: user.is_guest ? null : await nameOf(user) }
      }),
      implement(endUserSession, async ({ bearer }) => {
        if (bearer) await sessions.revoke(signIn.hashOfToken(bearer), clock.now())
        return null
      }),
    ],
    close: deleting.stop,
  }
}
