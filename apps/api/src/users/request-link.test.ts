import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PORTAL_ORIGIN } from '../testing/api.ts'
import { statementsOf } from '../testing/statements.ts'
import { ANA, HOUR, startUsersTest } from '../testing/users.ts'

const USUAL = `${PORTAL_ORIGIN}/usa/en_US/marketplace/auth/redirect`

let test: Awaited<ReturnType<typeof startUsersTest>>
beforeAll(async () => {
  test = await startUsersTest()
})
afterAll(() => test.api.stop())
beforeEach(() => test.api.database.query('TRUNCATE sign_in_links, sign_in_mailboxes, user_sessions, outbox'))

const mails = () => test.api.ports.outbox.list(100)

describe('a request for a link', () => {
  it('does the same work for a known address, an unknown one and a mailbox that has had too many', async () => {
    await test.signIn()
    for (let time = 0; time < 5; time++) await test.requestLink('full@example.test')
    const work = (email: string) =>
      statementsOf(test.api.database, async () => {
        expect(await test.requestLink(email)).toEqual({ status: 200, body: null })
      })
    const known = await work(ANA)
    expect(known).toHaveLength(4)
    expect(await work('unknown@example.test')).toEqual(known)
    expect(await work('full@example.test')).toEqual(known)
  })

  it('sends at most five an hour to one mailbox, in all spellings and at the same moment', {
    tags: ['race'],
  }, async () => {
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

  it('is limited to twenty a minute from one address', async () => {
    const codes = []
    for (let time = 0; time < 21; time++) {
      const answer = await test.send('POST', 'magiclink', { email: `a${time}@example.test` }, { from: '10.9.9.9' })
      codes.push(answer.body?.error_code)
    }
    expect(codes).toEqual([...Array(20).fill(undefined), 'too_many_requests'])
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
