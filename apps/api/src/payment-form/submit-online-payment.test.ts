import { describe, expect, it } from 'vitest'
import { MINUTE } from '../testing/claims.ts'
import { receiveOlderPayment } from '../testing/older-operations.ts'
import { api, ask, card_id, claim, form, listed, serveApi } from '../testing/pay-claim.ts'
import { account, beneficiary } from '../testing/payment-details.ts'

serveApi()

describe('payment details', () => {
  it('are accepted, and DOC134 is no longer missing [C-159, C-517, C-519, C-527, C-576]', async () => {
    const number = await claim('paid')
    expect(await listed(number)).toContain('DOC134')
    expect(await api.done(await api.pay(form(number)))).toEqual({ claim_number: number })
    expect(await listed(number)).not.toContain('DOC134')
    const { events, payment } = (await api.areas.operator.findClaim(number)) ?? expect.fail()
    expect(events.at(-1)).toMatchObject({ kind: 'document_received', document_id: 'DOC134', author: 'cardholder' })
    expect(payment).toMatchObject({ payee_bank_code: '341', account_ending: '789' })
  })

  it('of a beneficiary come with two documents [C-518]', async () => {
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

  it('cannot include a file of another card’s claim', async () => {
    const file_approval_id = await api.file('of another card')
    const documents = ['DOC135', 'DOC136'].map((document_id) => ({ document_id, file_approval_id }))
    const { files } = await api.areas.files.sent(documents)
    await api.register('another card', { files })
    const answer = await api.pay(form(await claim('borrowed'), { account: beneficiary, documents }))
    expect(answer.json()).toMatchObject({ error_code: 'document_not_approved' })
  })

  it('are one operation if they are sent again, and different ones are a duplicate', { tags: ['race'] }, async () => {
    const number = await claim('twice')
    const all = await Promise.all(Array.from({ length: 20 }, () => api.pay(form(number))))
    expect(new Set(all.map((answer) => answer.json().long_op_id)).size).toBe(1)
    await api.done(all[0] as never)
    const other = await api.pay(form(number, { account: { payee_current_account: '987654321' } }))
    expect(await api.done(other)).toEqual({ error: { code: 'duplicate_claim', fields: {} } })
    expect((await api.areas.operator.findClaim(number))?.payment?.account_ending).toBe('789')
    const kept = await api.database.query(
      "SELECT sealed, account_ending FROM payment_details WHERE state = 'duplicate' AND claim_id = (SELECT id FROM claims WHERE claim_number = $1)",
      [number],
    )
    expect(kept).toEqual([{ sealed: '', account_ending: '' }])
  })

  it('that differ and are sent at the same moment are accepted once', { tags: ['race', 'embedded'] }, async () => {
    const number = await claim('race')
    const accounts = Array.from({ length: 6 }, (_, place) => ({ account: { payee_current_account: `10000${place}` } }))
    const answers = await Promise.all(accounts.map((one) => api.pay(form(number, one))))
    const ends = await Promise.all(answers.map((answer) => api.done(answer)))
    expect(ends.filter((end) => 'claim_number' in end)).toHaveLength(1)
  })

  it('are accepted if the version before has received them', async () => {
    const number = await claim('older')
    const [found] = await api.database.query<{ id: string }>('SELECT id FROM claims WHERE claim_number = $1', [number])
    const id = await receiveOlderPayment(api.database, found?.id ?? '')
    for (const { handle } of api.areas.paymentForm.jobs) await handle({ long_operation_id: id } as never)
    const shown = await api.areas.operator.findClaim(number)
    expect(shown?.payment).toMatchObject({ payee_bank_code: '001', account_ending: '321' })
    expect(shown?.events.at(-1)).toMatchObject({ kind: 'document_received', author: 'cardholder' })
  })

  it('are accepted once more if an operator requests them again', async () => {
    const number = await claim('asked again')
    await api.done(await api.pay(form(number)))
    api.clock.time += MINUTE
    await ask(number)
    const other = form(number, { account: { payee_current_account: '987654321' } })
    expect(await api.done(await api.pay(other))).toEqual({ claim_number: number })
    expect((await api.areas.operator.findClaim(number))?.payment?.account_ending).toBe('321')
    expect(await listed(number)).not.toContain('DOC134')
  })

  it('are accepted if an operator requests them after the claim was paid: the transfer came back', async () => {
    const number = await api.register('transfer came back', { country: 'BRA', card_id })
    await api.operator('PUT', `${number}/status/`, { status: 'paid' })
    await ask(number)
    // Sets nothing, so it does not take the request back.
    await api.operator('PUT', `${number}/status/`, { status: 'paid', note: 'The bank has called.' })
    expect(await listed(number)).toContain('DOC134')
    expect(await api.done(await api.pay(form(number)))).toEqual({ claim_number: number })
  })

  it('are no longer accepted once a claim is paid after the request, even if it was paid before', async () => {
    const number = await api.register('paid by other means', { country: 'BRA', card_id })
    await api.operator('PUT', `${number}/status/`, { status: 'paid' })
    await ask(number)
    await api.operator('PUT', `${number}/status/`, { status: 'in_review' })
    await api.operator('PUT', `${number}/status/`, { status: 'paid' })
    expect(await listed(number)).not.toContain('DOC134')
    expect((await api.pay(form(number))).json().error_code).toBe('claim_not_found')
  })
})

it('stores no account in readable form, and logs none', async () => {
  const number = await claim('secret')
  await api.done(await api.pay(form(number)))
  const tables = await Promise.all(
    ['payment_details', 'claim_events', 'long_operations', 'jobs.job'].map((table) =>
      api.database.query(`SELECT row_to_json(t)::text AS row FROM ${table} AS t`),
    ),
  )
  for (const secret of [
    account.brazilian_cpf,
    account.payee_current_account,
    account.payee_email,
    account.payee_name,
  ]) {
    expect(JSON.stringify(tables)).not.toContain(secret)
    expect(api.log.join('\n')).not.toContain(secret)
  }
})
