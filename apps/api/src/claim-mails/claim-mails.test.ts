import { randomUUID } from 'node:crypto'
import { locales } from '@amparo/rules/locale/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

const ANA = 'Ana.Souza@example.test'
const CHOICE = '/api/cardholder/v1/claims/mails/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())
beforeEach(() => api.database.query('TRUNCATE outbox, claim_mail_opt_outs'))

let claims = 0
const details = (more: object = {}) => ({
  cardholder_details: { cardholder_first_name: 'Ana', cardholder_last_name: 'Souza', cardholder_email: ANA, ...more },
})
/** A registered claim of its own card. */
async function registered(more: Parameters<typeof receivedClaim>[1] = {}) {
  const one = receivedClaim(`mailed ${claims++}`, { card_id: randomUUID(), application: details(), ...more })
  const operation = (await api.areas.submission.registerClaim(one)) ?? expect.fail()
  return (await api.areas.longOperations.result(operation))?.response
}
const claim = async (more?: Parameters<typeof receivedClaim>[1]) => (await registered(more))?.claim_number as string
const mails = async () => (await api.ports.outbox.list(50)).filter(({ tag }) => tag?.startsWith('claim_')).toReversed()
const setStatus = (number: string, status: 'in_review' | 'denied' | 'paid' | 'closed') =>
  api.areas.claimRegister.setStatus(number, { status, author: 'rosa', now: api.clock.now() })
const tokenIn = (text: string) => /\/claim-emails#(\w+)/.exec(text)?.[1] ?? ''
const choose = (payload: object) => api.app.inject({ method: 'POST', url: CHOICE, payload })

describe('mail about a claim', () => {
  it('confirms it once, with nothing of the person but the first name', async () => {
    const number = await claim()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: ANA, subject: `We have your claim – claim ${number}`, tag: 'claim_open' })
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      expect(body).toContain('Hello Ana,')
      expect(body).toContain(`/usa/en_US/claim-status/${number}`)
      expect(body).toMatch(/\/en_US\/claim-emails#[0-9a-f]{64}/)
      expect(body).not.toMatch(/Souza|example\.test/)
    }
  })

  it('reports every new status, and none that the claim already has', async () => {
    const number = await claim()
    for (const status of ['in_review', 'in_review', 'paid', 'closed'] as const) await setStatus(number, status)
    expect((await mails()).map(({ tag }) => tag)).toEqual([
      'claim_open',
      'claim_in_review',
      'claim_paid',
      'claim_closed',
    ])
  })

  it('is not sent if the change does not happen', async () => {
    expect(await setStatus('NOSUCH999', 'paid')).toBe(false)
    expect(await mails()).toEqual([])
  })

  it.each(locales)('is in the language of the claim: %s', async (language_code) => {
    await claim({ language_code })
    const [mail] = await mails()
    expect(mail?.html).toContain(`dir="${language_code === 'ar_EEMEA' ? 'rtl' : 'ltr'}"`)
    expect(mail?.text).toContain('Ana')
    expect(mail?.text).not.toMatch(/[{}]/)
    expect(mail?.subject?.startsWith('We have your claim')).toBe(language_code.startsWith('en'))
  })

  it('has no link to a status page where the country has none', async () => {
    await claim({ country: 'SAU', language_code: 'ar_EEMEA' })
    expect((await mails())[0]?.text).not.toContain('claim-status')
  })

  it('greets somebody without a name, and keeps markup in a name harmless', async () => {
    await claim({ application: details({ cardholder_first_name: undefined }) })
    await claim({ application: details({ cardholder_first_name: '<b>Ana' }) })
    const [first, second] = await mails()
    expect(first?.text).toContain('Hello,')
    expect(second?.html).toContain('&lt;b&gt;Ana')
  })

  it.each([
    ['no address', undefined],
    ['what is no address', 'ana at home'],
    ['two addresses', 'ana@example.test,bob@example.test'],
    ['a second header', 'ana@example.test\r\nBcc: bob@example.test'],
  ])('is not sent to %s, and the claim is registered all the same', async (_, cardholder_email) => {
    expect(await claim({ application: details({ cardholder_email }) })).toMatch(/^\w{9}$/)
    expect(await mails()).toEqual([])
  })

  it('is not sent to a person who was erased', async () => {
    const number = await claim()
    const { claim_ids } = await api.areas.claimRegister.personalData.find({ number })
    const action = { author: 'rosa', now: api.clock.now() }
    for (const id of claim_ids)
      await api.database.transaction((tx) => api.areas.claimRegister.personalData.erase(tx, id, action))
    await api.database.query('TRUNCATE outbox')
    await setStatus(number, 'paid')
    expect(await mails()).toEqual([])
  })
})

describe('the link that turns mail off', () => {
  it('stops mail about all claims of the address, whatever its case, until it is turned on again', async () => {
    const number = await claim()
    const token = tokenIn((await mails())[0]?.text ?? '')
    for (const _ of [1, 2]) expect((await choose({ token, is_wanted: false })).statusCode).toBe(200)
    await setStatus(number, 'denied')
    await claim({ application: details({ cardholder_email: ANA.toUpperCase() }) })
    expect(await mails()).toHaveLength(1)
    expect(await registered()).not.toHaveProperty('is_mailed')
    expect(JSON.stringify(await api.database.query('SELECT * FROM claim_mail_opt_outs'))).not.toMatch(/ana/i)

    await choose({ token, is_wanted: true })
    expect(await registered()).toMatchObject({ is_mailed: true })
    await api.database.query('TRUNCATE outbox')
    await setStatus(number, 'paid')
    expect((await mails()).map(({ tag }) => tag)).toEqual(['claim_paid'])
  })

  it('does nothing for other addresses', async () => {
    await claim()
    await choose({ token: tokenIn((await mails())[0]?.text ?? ''), is_wanted: false })
    await claim({ application: details({ cardholder_email: 'bob@example.test' }) })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ANA, 'bob@example.test'])
  })

  it('refuses a token that we did not make, and stores nothing', async () => {
    expect((await choose({ token: 'ab'.repeat(32), is_wanted: false })).json().error_code).toBe('unknown_link')
    expect(await api.database.query('SELECT 1 FROM claim_mail_opt_outs')).toEqual([])
  })

  it.each([
    {},
    { token: 'ab', is_wanted: false },
    { token: 'AB'.repeat(32), is_wanted: false },
    { token: 'ab'.repeat(32) },
    { token: 'ab'.repeat(32), is_wanted: 'no' },
    { token: `${'ab'.repeat(32)}\n`, is_wanted: false },
  ])('refuses %j', async (body) => {
    expect((await choose(body)).json().error_code).toBe('invalid_request')
  })

  it('changes nothing when it is only opened', async () => {
    expect((await api.app.inject({ method: 'GET', url: CHOICE })).statusCode).toBe(404)
  })
})
