import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statementsOf } from '../testing/statements.ts'
import { ANA, HOUR, startUsersTest } from '../testing/users.ts'

let test: Awaited<ReturnType<typeof startUsersTest>>
let start: number
beforeAll(async () => {
  test = await startUsersTest()
  start = test.api.clock.time
})
afterAll(() => test.api.stop())
beforeEach(async () => {
  test.api.clock.time = start
  await test.api.database.query('TRUNCATE sign_in_links, sign_in_mailboxes, user_sessions')
})

const isLive = async (token: string) => (await test.me(token)).status === 200
const rows = () => test.api.database.query<Record<string, unknown>>('SELECT * FROM user_sessions')

describe('a guest session', () => {
  it('begins for any address without proof, and has no address [M-031, M-289, M-290, M-X08, M-X49]', async () => {
    const { status, body } = await test.authenticate()
    expect(status).toBe(200)
    expect(body).toEqual({ guest_session_token: expect.stringMatching(/^us_[\w-]{43}$/), email: null })
    expect((await test.me(body.guest_session_token)).body).toEqual({ email: null, name: null })
  })

  it('knows nothing of what exists under its address [M-X49]', async () => {
    test.api.areas.users.findNamesBy(async () => 'Ana Lima')
    await test.signIn()
    expect((await test.me(await test.guest())).body).toEqual({ email: null, name: null })
    expect(await test.api.areas.users.findUser(await test.guest())).toMatchObject({ email: null, is_guest: true })
  })

  it('is the same work for a known address as for an unknown one', async () => {
    await test.signIn()
    const work = (email: string) =>
      statementsOf(test.api.database, async () => {
        expect((await test.authenticate(email)).body).toMatchObject({ email: null })
      })
    const known = await work(ANA)
    expect(known).toHaveLength(1)
    expect(await work('nobody@example.test')).toEqual(known)
  })

  it('lasts twelve hours', async () => {
    const token = await test.guest()
    test.api.clock.time += 12 * HOUR - 1
    expect(await isLive(token)).toBe(true)
    test.api.clock.time += 1
    expect(await isLive(token)).toBe(false)
  })

  it.each([
    [{}],
    [{ email: '' }],
    [{ email: 'ana@example' }],
    [{ email: null }],
    [{ email: `${'a'.repeat(250)}@b.test` }],
  ])('does not begin with %j', async (payload) => {
    expect((await test.send('POST', 'authenticate', payload)).body.error_code).toBe('invalid_request')
    expect(await rows()).toEqual([])
  })
})

describe('the session of somebody who signed in', () => {
  it('has the address, and the name that policies have for it [M-034, M-038, M-293]', async () => {
    test.api.areas.users.findNamesBy(async ({ email }) => (email === ANA ? 'Ana Lima' : null))
    expect((await test.me(await test.signIn('Ana.Lima@Example.TEST'))).body).toEqual({ email: ANA, name: 'Ana Lima' })
    expect((await test.me(await test.signIn('other@example.test'))).body.name).toBeNull()
  })

  it('is a user or a guest, and nothing else [M-035]', async () => {
    const { findUser } = test.api.areas.users
    expect(await findUser(await test.signIn())).toEqual({ session_id: expect.any(String), email: ANA, is_guest: false })
    expect(await findUser(await test.guest())).toEqual({ session_id: expect.any(String), email: null, is_guest: true })
  })

  it('lasts 24 hours, however much it is used or rotated', async () => {
    let token = await test.signIn()
    test.api.clock.time += 23 * HOUR
    token = (await test.authenticate(ANA, token)).body.guest_session_token
    expect(await isLive(token)).toBe(true)
    test.api.clock.time += HOUR
    expect(await isLive(token)).toBe(false)
    expect((await test.authenticate(ANA, token)).body.email).toBeNull()
  })

  it('goes on under a new token when its owner begins a quote; the old one ends a minute later [M-X08]', async () => {
    const token = await test.signIn()
    const { body } = await test.authenticate('ANA.LIMA@example.test', token)
    expect(body.email).toBe(ANA)
    expect(body.guest_session_token).not.toBe(token)
    expect(await rows()).toMatchObject([{ is_guest: false }])
    expect([await isLive(token), await isLive(body.guest_session_token)]).toEqual([true, true])
    test.api.clock.time += 60_001
    expect([await isLive(token), await isLive(body.guest_session_token)]).toEqual([false, true])
  })

  it('does not make anybody else than its owner a user: another address begins a guest session [M-033, M-X09]', async () => {
    const token = await test.signIn()
    const { body } = await test.authenticate('other@example.test', token)
    expect(body.email).toBeNull()
    expect((await test.me(body.guest_session_token)).body.email).toBeNull()
    expect((await test.me(token)).body.email).toBe(ANA)
  })

  it('of a guest goes on as a guest’s', async () => {
    const token = await test.guest()
    const before = await test.api.areas.users.findUser(token)
    const { body } = await test.authenticate(ANA, token)
    expect(body.email).toBeNull()
    expect(await test.api.areas.users.findUser(body.guest_session_token)).toEqual(before)
  })
})

describe('a logout', () => {
  it('revokes the session, under its old token too [M-029]', async () => {
    const token = await test.signIn()
    const rotated = (await test.authenticate(ANA, token)).body.guest_session_token
    expect(await test.logOut(rotated)).toEqual({ status: 200, body: null })
    expect([await isLive(token), await isLive(rotated)]).toEqual([false, false])
    expect((await test.authenticate(ANA, rotated)).body.email).toBeNull()
  })

  it('leaves other sessions of the same person alone', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()]
    await test.logOut(one)
    expect([await isLive(one), await isLive(other)]).toEqual([false, true])
  })

  it.each([
    ['no token', undefined],
    ['an unknown token', `us_${'u'.repeat(43)}`],
    ['an empty token', ''],
  ])('with %s has nothing to do', async (_, token) =>
    expect(await test.logOut(token)).toEqual({ status: 200, body: null }),
  )
})

it.each([
  ['no token', undefined],
  ['an empty token', ''],
  ['an unknown token', `us_${'u'.repeat(43)}`],
  ['a sign-in link’s token', 'link'],
  ['the stored hash of a token', 'hash'],
  ['a very long token', 'x'.repeat(10_000)],
])('a call with %s is unauthorized [M-287]', async (kind, given) => {
  let token = given
  if (kind.startsWith('a sign-in')) token = await test.linkToken()
  if (kind.startsWith('the stored')) {
    await test.signIn()
    token = String((await rows())[0]?.token_hash)
  }
  expect(await test.me(token)).toMatchObject({ status: 401, body: { error_code: 'unauthorized' } })
})

it('deletes links, mailboxes and sessions when they have expired, and nothing else', async () => {
  await test.linkToken()
  await test.guest()
  await test.signIn('other@example.test')
  const counts = async () => {
    await test.api.areas.users.deleteExpired()
    const tables = ['sign_in_links', 'sign_in_mailboxes', 'user_sessions']
    const found = await Promise.all(tables.map((table) => test.api.database.query(`SELECT 1 FROM ${table}`)))
    return found.map(({ length }) => length)
  }
  expect(await counts()).toEqual([2, 2, 2])
  test.api.clock.time = start + HOUR
  expect(await counts()).toEqual([2, 0, 2])
  test.api.clock.time = start + 12 * HOUR
  expect(await counts()).toEqual([2, 0, 1])
  test.api.clock.time = start + 24 * HOUR
  expect(await counts()).toEqual([2, 0, 0])
  test.api.clock.time = start + 15 * 24 * HOUR
  expect(await counts()).toEqual([0, 0, 0])
})

it.each(['authenticate', 'exchange'])('limits %s to sixty a minute from one address', async (path) => {
  const codes = []
  for (let time = 0; time < 61; time++) {
    const { body } = await test.send('POST', path, { email: ANA, token: 'x' }, { from: `10.8.8.${path.length}` })
    codes.push(body.error_code)
  }
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1)
})

it('lets operators send a link, and tells them when the mailbox has had too many', async () => {
  const { sendLink } = test.api.areas.users
  const sent = []
  for (let time = 0; time < 6; time++) sent.push(await sendLink(ANA))
  expect(sent).toEqual([true, true, true, true, true, false])
})
