import type { TestApi } from './api.ts'
import { startTestApi } from './api.ts'

export const ANA = 'ana.lima@example.test'
export const HOUR = 3_600_000
const AUTH = '/api/v2/marketplace/auth'

type Options = { bearer?: string | undefined; from?: string }

/** The API, and the calls of sign-in as a person makes them. */
export async function startUsersTest() {
  const api = await startTestApi()
  return { api, ...userCalls(api) }
}

export function userCalls(api: Pick<TestApi, 'app' | 'ports'>) {
  let caller = 0
  /** Each call from an address of its own, so that only the limits of the mailbox count. */
  async function send(method: 'GET' | 'POST', path: string, payload: object | null, { bearer, from }: Options = {}) {
    const answer = await api.app.inject({
      method,
      url: `${AUTH}/${path}/`,
      ...(payload && { payload }),
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      remoteAddress: from ?? `10.1.${++caller >> 8}.${caller & 255}`,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const newestMail = async () => (await api.ports.outbox.list(1))[0]
  const linkIn = (text = '') => /http\S+\?ott=(\S+)/.exec(text)
  const exchange = (token: string) => send('POST', 'exchange', { token })
  const requestLink = (email: string = ANA, more: object = {}) => send('POST', 'magiclink', { email, ...more })

  async function linkToken(email: string = ANA): Promise<string> {
    await requestLink(email)
    // Mail about a claim may have come meanwhile.
    const links = (await api.ports.outbox.list(10)).flatMap(({ text }) => linkIn(text) ?? [])
    return links[1] ?? ''
  }

  return {
    send,
    newestMail,
    requestLink,
    linkToken,
    exchange,
    me: (bearer?: string) => send('GET', 'me', null, { bearer }),
    logOut: (bearer?: string) => send('POST', 'logout', null, { bearer }),
    authenticate: (email: string = ANA, bearer?: string) => send('POST', 'authenticate', { email }, { bearer }),
    /** A session of somebody who opened the link in their mail. */
    signIn: async (email: string = ANA): Promise<string> => (await exchange(await linkToken(email))).body.session_token,
    /** A session without proof of the address. */
    guest: async (email: string = ANA): Promise<string> =>
      (await send('POST', 'authenticate', { email })).body.guest_session_token,
  }
}
