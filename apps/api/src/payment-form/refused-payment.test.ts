import { beforeAll, describe, expect, it } from 'vitest'
import { receiveOlderPayment } from '../testing/older-operations.ts'
import { api, ask, card_id, claim, form, serveApi } from '../testing/pay-claim.ts'
import { beneficiary, type Change } from '../testing/payment-details.ts'

serveApi()

describe('the server checks', () => {
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
  it.each(table)('%s: %j is refused as %s', async (field, change, code) => {
    const { error_code, problems } = (await api.pay(form(await claim(`judged ${field} ${code}`), change))).json()
    expect({ error_code, problems }).toEqual({
      error_code: 'missing_fields',
      problems: [{ path: `application.${field}`, code }],
    })
  })

  it.each([
    ['a dash in the account', { account: { payee_current_account: '12345-6' } }],
    ['no consent', { review: { is_payee_agree_to_clause: false } }],
    ['a day in another order [C-538]', { review: { payee_signed_date: '15/11/2026' } }],
    ['three documents', { documents: [{}, {}, {}] }],
  ])('the shape: %s', async (_, change) => {
    expect((await api.pay(form('BRAPAY1', change))).json().error_code).toBe('invalid_request')
  })

  it('the date, in the time zones of Brazil', async () => {
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

describe('payment details are refused', () => {
  it('for a claim of another card, of another country, or that does not exist', async () => {
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

  it('if they were not requested, or no longer are', async () => {
    const unasked = await api.register('unasked', { country: 'BRA', card_id })
    const received = await claim('received')
    await api.operator('POST', `${received}/documents/DOC134/receive/`)
    const another = await api.register('another document', { country: 'BRA', card_id, missing_documents: ['DOC135'] })
    for (const number of [unasked, received, another])
      expect((await api.pay(form(number))).json().error_code).toBe('claim_not_found')
  })

  it('if the claim was denied, closed or paid after they were requested', async () => {
    const number = await claim('ended')
    for (const status of ['denied', 'closed', 'paid']) {
      await api.operator('PUT', `${number}/status/`, { status })
      expect([status, (await api.pay(form(number))).json().error_code]).toEqual([status, 'claim_not_found'])
    }
  })

  it('once the claim is closed, even if they were requested again', async () => {
    const number = await claim('closed after all')
    await api.done(await api.pay(form(number)))
    await ask(number)
    await api.operator('PUT', `${number}/status/`, { status: 'closed' })
    const other = await api.pay(form(number, { account: { payee_current_account: '987654321' } }))
    expect(await api.done(other)).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
    expect((await api.areas.operator.findClaim(number))?.payment?.account_ending).toBe('789')
  })

  describe('for an erased claim, and leave nothing', () => {
    let claimId: string
    let number: string
    const details = () =>
      api.database.query(
        "SELECT state, sealed, split_part(fingerprint, ' ', 1) AS print FROM payment_details WHERE claim_id = $1 ORDER BY state",
        [claimId],
      )
    const accepted = { state: 'accepted', sealed: '', print: 'erased' }
    beforeAll(async () => {
      number = await claim('erased')
      await api.done(await api.pay(form(number)))
      await ask(number)
      await api.operator('PUT', `${number}/status/`, { status: 'paid' })
      await api.eraseClaim(number)
      const [found] = await api.database.query<{ id: string }>('SELECT id FROM claims WHERE claim_number = $1', [
        number,
      ])
      claimId = found?.id ?? expect.fail('no such claim')
    })

    it('of what is sent', async () => {
      const other = form(number, { account: { payee_current_account: '987654321' } })
      expect((await api.pay(other)).json().error_code).toBe('claim_not_found')
      const application = other.application as never
      const receive = () =>
        api.areas.paymentForm.receivePayment({ id: claimId, request_id: null }, { application, files: [] })
      await expect(receive()).rejects.toMatchObject({ code: 'claim_not_found' })
      expect(await details()).toEqual([accepted])
    })

    it('of what the version before had received', async () => {
      const id = await receiveOlderPayment(api.database, claimId)
      for (const { handle } of api.areas.paymentForm.jobs) await handle({ long_operation_id: id } as never)
      expect(await details()).toEqual([accepted, { state: 'duplicate', sealed: '', print: 'erased' }])
    })
  })

  it('with a file that is not approved [C-518]', async () => {
    const documents = ['DOC135', 'DOC136'].map((document_id) => ({ document_id, file_approval_id: 'fa_none' }))
    const answer = await api.pay(form(await claim('no file'), { account: beneficiary, documents }))
    expect(answer.json().error_code).toBe('document_not_approved')
  })
})
