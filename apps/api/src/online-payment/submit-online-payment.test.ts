import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPERATOR_KEY } from '../test-api.ts'
import { type ClaimsTest, startClaimsTest } from '../test-claims.ts'
import { account, beneficiary, type Change, paymentForm } from './payment-for-test.ts'

const MINUTE = 60_000
let api: ClaimsTest
let pan_token: string
let card_id: string
beforeAll(async () => {
  api = await startClaimsTest()
  pan_token = api.vault.tokenFor('9076 0310 1442 7244')
  card_id = (await api.services.cards.find(pan_token))?.card_id ?? ''
})
afterAll(() => api.stop())
beforeEach(() => {
  api.clock.time += MINUTE
})

const form = (claim_number: string, change: Change = {}) => paymentForm(claim_number, { pan_token, ...change })
/** Whose payment details are asked for. */
const claim = (name: string) => api.register(name, { country: 'BRA', card_id, requested: ['DOC134'] })
const look = async (claim_number: string) => (await api.check({ claim_number, country: 'BRA' })).json()
async function operator(method: 'POST' | 'PUT', path: string, payload: object = {}) {
  const answer = await api.app.inject({
    method,
    url: `/api/management/v1/claims/${path}`,
    payload: { author: 'Rosa Lindqvist', ...payload },
    headers: { authorization: `Bearer ${OPERATOR_KEY}` },
  })
  expect(answer.statusCode).toBe(200)
  api.clock.time += MINUTE
}
const ask = (number: string) => operator('POST', `${number}/documents/`, { document_id: 'DOC134' })
const listed = async (number: string) =>
  (await look(number)).document_list.map(({ document_id }: { document_id: string }) => document_id)

describe('payment details', () => {
  it('are taken, and DOC134 is gone [C-517..C-527, C-533..C-538, C-576]', async () => {
    const number = await claim('paid')
    expect(await listed(number)).toContain('DOC134')
    expect(await api.done(await api.pay(form(number)))).toEqual({ claim_number: number })
    expect(await listed(number)).not.toContain('DOC134')
    const { events, payment } = (await api.services.claims.show(number)) ?? expect.fail()
    expect(events.at(-1)).toMatchObject({ kind: 'document_received', document_id: 'DOC134', author: 'cardholder' })
    expect(payment).toMatchObject({ payee_bank_code: '341', account_ending: '789' })
  })

  it('of somebody else come with their two documents [C-518, C-528..C-532]', async () => {
    const number = await claim('somebody else')
    const files = [await api.file('identity'), await api.file('permission')]
    const documents = ['DOC135', 'DOC136'].map((document_id, place) => ({
      document_id,
      file_approval_id: files[place],
    }))
    expect((await api.pay(form(number, { account: beneficiary }))).json()).toMatchObject({
      error_code: 'missing_fields',
      problems: [{ path: 'documents', code: 'documents' }],
    })
    await api.done(await api.pay(form(number, { account: beneficiary, documents })))
    expect(await listed(number)).toEqual(expect.arrayContaining(['DOC135', 'DOC136']))
  })

  it('come with no file of another card’s claim', async () => {
    const file_approval_id = await api.file('of another card')
    const documents = ['DOC135', 'DOC136'].map((document_id) => ({ document_id, file_approval_id }))
    const { files } = await api.services.files.sent(documents)
    await api.register('another card', { files })
    const answer = await api.pay(form(await claim('borrowed'), { account: beneficiary, documents }))
    expect(answer.json()).toMatchObject({ error_code: 'document_not_approved' })
  })

  it('are one operation when they come again, and others are a duplicate', async () => {
    const number = await claim('twice')
    const all = await Promise.all(Array.from({ length: 20 }, () => api.pay(form(number))))
    expect(new Set(all.map((answer) => answer.json().long_op_id)).size).toBe(1)
    await api.done(all[0] as never)
    const other = await api.pay(form(number, { account: { payee_current_account: '987654321' } }))
    expect(await api.done(other)).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
    expect((await api.services.claims.show(number))?.payment?.account_ending).toBe('789')
  })

  it('that differ and come at the same moment are taken once', async () => {
    const number = await claim('race')
    const accounts = Array.from({ length: 6 }, (_, place) => ({ account: { payee_current_account: `10000${place}` } }))
    const answers = await Promise.all(accounts.map((one) => api.pay(form(number, one))))
    const ends = await Promise.all(answers.map((answer) => api.done(answer)))
    expect(ends.filter((end) => 'claim_number' in end)).toHaveLength(1)
  })

  it('are taken once more when an operator asks again', async () => {
    const number = await claim('asked again')
    await api.done(await api.pay(form(number)))
    api.clock.time += MINUTE
    await ask(number)
    const other = form(number, { account: { payee_current_account: '987654321' } })
    expect(await api.done(await api.pay(other))).toEqual({ claim_number: number })
    expect((await api.services.claims.show(number))?.payment?.account_ending).toBe('321')
    expect(await listed(number)).not.toContain('DOC134')
  })
})

describe('the server judges', () => {
  const table: [field: string, change: Change, code: string][] = [
    ['account_information.brazilian_cpf', { account: { brazilian_cpf: '52998224724' } }, 'cpf'],
    ['account_information.payee_name', { account: { payee_name: 'Marina 2' } }, 'invalid'],
    ['account_information.payee_email', { account: { payee_email: 'marina' } }, 'email'],
    ['account_information.payee_phone_number', { account: { payee_phone_number: '+551100' } }, 'phone'],
    ['account_information.payee_insured_profession', { account: { payee_insured_profession: undefined } }, 'required'],
    [
      'account_information.payee_monthly_income_range',
      { account: { payee_monthly_income_range: 'CGIR009' } },
      'choose',
    ],
    [
      'account_information.is_payee_politically_exposed',
      { account: { is_payee_politically_exposed: undefined } },
      'required',
    ],
    ['review_and_submit.payee_signed_date', { review: { payee_signed_date: '2026-11-14' } }, 'today'],
    ['review_and_submit.payee_signed_date', { review: { payee_signed_date: '2026-11-16' } }, 'today'],
  ]
  it.each(table)('%s [C-499..C-503, C-520..C-538]', async (field, change, code) => {
    const { error_code, problems } = (await api.pay(form(await claim(`judged ${field} ${code}`), change))).json()
    expect({ error_code, problems }).toEqual({
      error_code: 'missing_fields',
      problems: [{ path: `application.${field}`, code }],
    })
  })

  it.each([
    ['a dash in the account', { account: { payee_current_account: '12345-6' } }],
    ['no consent', { review: { is_payee_agree_to_clause: false } }],
    ['a day in another order', { review: { payee_signed_date: '15/11/2026' } }],
    ['three documents', { documents: [{}, {}, {}] }],
  ])('the shape: %s', async (_, change) => {
    expect((await api.pay(form('BRAPAY1', change))).json().error_code).toBe('invalid_request')
  })

  it('the day by the clocks of Brazil', async () => {
    const before = api.clock.time
    api.clock.time = Date.parse('2026-11-16T03:30:00Z')
    const sent = await Promise.all(
      ['2026-11-15', '2026-11-16'].map(async (payee_signed_date) =>
        api.pay(form(await claim(`night ${payee_signed_date}`), { review: { payee_signed_date } })),
      ),
    )
    api.clock.time = before
    for (const answer of sent) expect(answer.json().long_op_id).toMatch(/^lo_/)
  })
})

describe('nobody says where to pay', () => {
  it('a claim of another card, of another country, or that does not exist', async () => {
    const theirs = await claim('theirs')
    const elsewhere = await api.register('elsewhere', { country: 'MEX', card_id })
    const tries = [
      form(theirs, { pan_token: api.vault.tokenFor('9076 0310 1442 7244') }),
      form(elsewhere),
      form('ZZZZZZZZZ'),
    ]
    for (const one of tries) expect((await api.pay(one)).json().error_code).toBe('claim_not_found')
    const unknown = form(theirs, { pan_token: `pt_${'z'.repeat(43)}` })
    expect((await api.pay(unknown)).json().error_code).toBe('unable_to_verify_card')
  })

  it('where nobody asked, or no more', async () => {
    const unasked = await api.register('unasked', { country: 'BRA', card_id })
    const received = await claim('received')
    await operator('POST', `${received}/documents/DOC134/receive/`)
    const another = await api.register('another document', { country: 'BRA', card_id, requested: ['DOC135'] })
    for (const number of [unasked, received, another])
      expect((await api.pay(form(number))).json().error_code).toBe('claim_not_found')
  })

  it.each(['denied', 'closed'])('of a claim that is %s', async (status) => {
    const number = await claim(`ended ${status}`)
    await operator('PUT', `${number}/status/`, { status })
    expect((await api.pay(form(number))).json().error_code).toBe('claim_not_found')
  })

  it('anew once the claim is closed, though they were asked for again', async () => {
    const number = await claim('closed after all')
    await api.done(await api.pay(form(number)))
    await ask(number)
    await operator('PUT', `${number}/status/`, { status: 'closed' })
    const other = await api.pay(form(number, { account: { payee_current_account: '987654321' } }))
    expect(await api.done(other)).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
    expect((await api.services.claims.show(number))?.payment?.account_ending).toBe('789')
  })

  it('with a file that is not approved [C-518]', async () => {
    const documents = ['DOC135', 'DOC136'].map((document_id) => ({ document_id, file_approval_id: 'fa_none' }))
    const answer = await api.pay(form(await claim('no file'), { account: beneficiary, documents }))
    expect(answer.json().error_code).toBe('document_not_approved')
  })
})

it('keeps no account where it can be read, and logs none', async () => {
  const number = await claim('secret')
  await api.done(await api.pay(form(number)))
  const tables = await Promise.all(
    ['payment_details', 'claim_events', 'long_operations', 'jobs.job'].map((table) =>
      api.database.query(`SELECT row_to_json(t)::text AS row FROM ${table} AS t`),
    ),
  )
  for (const told of [account.brazilian_cpf, account.payee_current_account, account.payee_email, account.payee_name]) {
    expect(JSON.stringify(tables)).not.toContain(told)
    expect(api.log.join('\n')).not.toContain(told)
  }
})
