import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statementsOf } from '../testing/statements.ts'
import { ANA, HOUR, startUsersTest } from '../testing/users.ts'

const DAY = 24 * HOUR

let test: Awaited<ReturnType<typeof startUsersTest>>
beforeAll(async () => {
  test = await startUsersTest()
})
afterAll(() => test.api.stop())
beforeEach(() => test.api.database.query('TRUNCATE sign_in_links, sign_in_mailboxes, user_sessions, outbox'))

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

  it('works once, also for 50 exchanges at the same moment [M-037]', { tags: ['race', 'embedded'] }, async () => {
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
    const statements = await statementsOf(test.api.database, async () => {
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
