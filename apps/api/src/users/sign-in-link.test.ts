import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PORTAL_ORIGIN } from '../testing/api.ts'
import { ANA, HOUR, startUsersTest } from '../testing/users.ts'

const DAY = 24 * HOUR
const USUAL = `${PORTAL_ORIGIN}/usa/en_US/marketplace/auth/redirect`

let test: Awaited<ReturnType<typeof startUsersTest>>
beforeAll(async () => {
  test = await startUsersTest()
})
afterAll(() => test.api.stop())
beforeEach(() => test.api.database.query('TRUNCATE sign_in_links, sign_in_mailboxes, user_sessions, outbox'))

const mails = () => test.api.ports.outbox.list(100)

describe('a sign-in link', () => {
  it('is sent by mail to the address, with the token for the redirect page [M-020, M-022, M-023, M-024, M-288, M-291]', async () => {
    expect(await test.requestLink()).toEqual({ status: 200, body: null })
    const mail = await test.newestMail()
    expect(mail).toMatchObject({ kind: 'mail', recipient: ANA, subject: 'Your sign-in link', tag: 'magic_link' })
    const link = mail?.text.split('\n').find((line) => line.startsWith('http')) ?? ''
    expect(link).toMatch(/^http:\/\/portal\.test\/usa\/en_US\/marketplace\/auth\/redirect\?ott=sl_[\w-]{43}$/)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.text).toContain('15 days')
  })

  it('gives a session with the address [M-025, M-292, M-X10]', async () => {
    const { status, body } = await test.exchange(await test.linkToken())
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['session_token'] })
    expect((await test.me(body.session_token)).body).toEqual({ email: ANA, name: null })
  })

  it.each([
    ['a minute before 15 days are over', 15 * DAY - 60_000, 200],
    ['after 15 days', 15 * DAY, 422],
  ])('%s is answered as it should be [M-036]', async (_, later, status) => {
    const token = await test.linkToken()
    const now = test.api.clock.time
    test.api.clock.time += later
    const answer = await test.exchange(token)
    test.api.clock.time = now
    expect(answer.status).toBe(status)
  })

  it('works once, also for 50 exchanges at the same moment [M-037]', async () => {
    const token = await test.linkToken()
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.exchange(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await test.api.database.query('SELECT 1 FROM user_sessions')).toHaveLength(1)
    expect((await test.exchange(token)).body).toMatchObject({ error_code: 'link_expired' })
  })

  it('is revoked by a newer one', async () => {
    const [older, newer] = [await test.linkToken(), await test.linkToken()]
    expect((await test.exchange(older)).body.error_code).toBe('link_expired')
    expect((await test.exchange(newer)).status).toBe(200)
  })

  it('is not consumed by GET or HEAD, as mail scanners send them', async () => {
    const token = await test.linkToken()
    for (const method of ['HEAD', 'GET', 'GET', 'GET'] as const)
      for (const url of [
        `/api/v2/marketplace/auth/exchange/?token=${token}`,
        `/usa/en_US/marketplace/auth/redirect?ott=${token}`,
      ])
        expect((await test.api.app.inject({ method, url })).statusCode).toBe(404)
    expect((await test.exchange(token)).status).toBe(200)
  })

  it.each([
    ['unknown', async () => `sl_${'u'.repeat(43)}`],
    ['empty', async () => ''],
    ['of another kind', async () => test.guest()],
    [
      'used',
      async () => {
        const token = await test.linkToken()
        await test.exchange(token)
        return token
      },
    ],
  ])('that is %s gets the same refusal from the same statements [M-028]', async (_, given) => {
    const token = await given()
    const statements = await countStatements(async () => {
      const { status, body } = await test.exchange(token)
      expect({ status, code: body.error_code }).toEqual({ status: 422, code: 'link_expired' })
    })
    expect(statements).toHaveLength(1)
  })

  it.each([[{ token: 'x'.repeat(201) }], [{ token: null }], [{}], [{ token: ['a'] }]])(
    'is refused as %j',
    async (payload) => {
      expect((await test.send('POST', 'exchange', payload)).body.error_code).toBe('invalid_request')
    },
  )
})

describe('a request for a link', () => {
  it('does the same work for a known address, an unknown one and a mailbox that has had too many', async () => {
    await test.signIn()
    for (let time = 0; time < 5; time++) await test.requestLink('full@example.test')
    const work = async (email: string) => {
      const statements = await countStatements(async () => {
        expect(await test.requestLink(email)).toEqual({ status: 200, body: null })
      })
      return statements
    }
    const known = await work(ANA)
    expect(known).toHaveLength(4)
    expect(await work('unknown@example.test')).toEqual(known)
    expect(await work('full@example.test')).toEqual(known)
  })

  it('sends at most five an hour to one mailbox, in all spellings and at the same moment', async () => {
    const spellings = Array.from({ length: 20 }, (_, place) => (place % 2 ? ANA : ANA.toUpperCase()))
    const answers = await Promise.all(spellings.map((email) => test.requestLink(email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mails()).toHaveLength(5)
    await test.requestLink('other@example.test')
    expect(await mails()).toHaveLength(6)
    const now = test.api.clock.time
    test.api.clock.time += HOUR
    await test.requestLink()
    test.api.clock.time = now
    expect(await mails()).toHaveLength(7)
  })

  it('that was too much leaves the newest link as it is', async () => {
    let token = ''
    for (let time = 0; time < 5; time++) token = await test.linkToken()
    await test.requestLink()
    expect((await test.exchange(token)).status).toBe(200)
  })

  it('is limited to ten a minute from one address', async () => {
    const codes = []
    for (let time = 0; time < 11; time++) {
      const answer = await test.send('POST', 'magiclink', { email: `a${time}@example.test` }, { from: '10.9.9.9' })
      codes.push(answer.body?.error_code)
    }
    expect(codes).toEqual([...Array(10).fill(undefined), 'too_many_requests'])
  })

  it('goes to the mailbox that the session will have, whatever letters look like it', async () => {
    await test.requestLink('mi\u212ae@example.test')
    expect((await test.newestMail())?.recipient).toBe('mike@example.test')
  })

  it.each([
    USUAL,
    `${PORTAL_ORIGIN}/bra/pt_BR/marketplace/auth/redirect`,
    'http://ba.portal.test/usa/en_US/marketplace/auth/redirect',
  ])('may name the page %s [M-X44]', async (redirect_uri) => {
    expect((await test.requestLink(ANA, { redirect_uri })).status).toBe(200)
    expect((await test.newestMail())?.text).toContain(`${redirect_uri}?ott=sl_`)
  })

  it.each([
    ['another site', 'https://evil.test/usa/en_US/marketplace/auth/redirect'],
    ['a site that begins like ours', 'http://portal.test.evil.test/usa/en_US/marketplace/auth/redirect'],
    ['our site as a user name', 'http://portal.test@evil.test/usa/en_US/marketplace/auth/redirect'],
    ['a user name', 'http://a:b@portal.test/usa/en_US/marketplace/auth/redirect'],
    ['another scheme', 'https://portal.test/usa/en_US/marketplace/auth/redirect'],
    ['a script', 'javascript:alert(1)//marketplace/auth/redirect'],
    ['another page', 'http://portal.test/usa/en_US/marketplace'],
    ['a way up', 'http://portal.test/usa/en_US/marketplace/auth/redirect/../../../../dev'],
    ['backslashes', 'http:\\\\evil.test/usa/en_US/marketplace/auth/redirect'],
    ['an unknown language', 'http://portal.test/usa/xx_XX/marketplace/auth/redirect'],
    ['a query', `${USUAL}?ott=mine`],
    ['a fragment', `${USUAL}#x`],
    ['a line break', `${USUAL}\nBcc: bob@example.test`],
    ['no origin', '/usa/en_US/marketplace/auth/redirect'],
    ['nothing', ''],
  ])('that names %s is refused, and no mail is sent [M-X44]', async (_, redirect_uri) => {
    expect((await test.requestLink(ANA, { redirect_uri })).body.error_code).toBe('invalid_redirect_uri')
    expect(await mails()).toEqual([])
  })

  it.each([
    [{}],
    [{ email: '' }],
    [{ email: 'ana' }],
    [{ email: 'ana@example' }],
    [{ email: 'a@b.test,c@d.test' }],
    [{ email: 'Ana <ana@example.test>' }],
    [{ email: 'ana@example.test\r\nBcc: bob@example.test' }],
    [{ email: `${'a'.repeat(250)}@b.test` }],
    [{ email: ['ana@example.test'] }],
    [{ email: ANA, redirect_uri: 'x'.repeat(501) }],
    [{ email: ANA, redirect_uri: null }],
  ])('is refused as %j', async (payload) => {
    expect((await test.send('POST', 'magiclink', payload)).body.error_code).toBe('invalid_request')
    expect(await mails()).toEqual([])
  })
})

it('stores neither token nor address in a readable form, and logs neither', async () => {
  const token = await test.linkToken()
  const session = (await test.exchange(token)).body.session_token
  await test.me(session)
  const rows = []
  for (const table of ['sign_in_links', 'sign_in_mailboxes', 'user_sessions'])
    rows.push(...(await test.api.database.query(`SELECT row_to_json(one)::text AS row FROM ${table} one`)))
  expect(rows).toHaveLength(3)
  const written = JSON.stringify(rows) + test.api.log.join('')
  for (const secret of [token, session, ANA, token.slice(3), session.slice(3)]) expect(written).not.toContain(secret)
})

/** The texts of all statements that run meanwhile, in transactions and outside. */
async function countStatements(work: () => Promise<void>): Promise<string[]> {
  const { database } = test.api
  const statements: string[] = []
  const transaction = database.transaction
  const spy = vi.spyOn(database, 'transaction').mockImplementation((inside) =>
    transaction((tx) =>
      inside({
        query(text, values) {
          statements.push(text)
          return tx.query(text, values)
        },
      }),
    ),
  )
  const queries = vi.spyOn(database, 'query')
  await work()
  statements.push(
    ...queries.mock.calls.map(([text]) => text).filter((text) => /sign_in|user_sessions|outbox/.test(text)),
  )
  spy.mockRestore()
  queries.mockRestore()
  return statements
}
