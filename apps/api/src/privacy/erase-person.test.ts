import { describe, expect, it } from 'vitest'
import { canaries, hidden, type PersonTest } from '../testing/person.ts'
import { api, serveApi } from '../testing/privacy-api.ts'
import { everythingStored } from '../testing/search-stores.ts'

serveApi()

let person: Awaited<ReturnType<PersonTest['makePerson']>>
const found = (text: string) => Object.values(canaries).filter((canary) => text.includes(canary))

describe('a person with data in every area', () => {
  it('gets a copy of all of it, with sensitive numbers masked', async () => {
    person = await api.makePerson()
    const { data, files } = await api.export('email', canaries.email.toUpperCase())
    const text = JSON.stringify(data)
    const open = Object.values(canaries).filter(
      (canary) => !hidden.includes(canary) && ![canaries.fileContent, canaries.draft].includes(canary as never),
    )
    expect(open.filter((canary) => !text.includes(canary))).toEqual([])
    expect(hidden.filter((canary) => text.includes(canary))).toEqual([])
    expect(text).toContain('***441')
    expect(data.cards).toEqual(expect.arrayContaining([expect.objectContaining({ last4: '7244', number_length: 16 })]))

    expect(files).toEqual([
      { file_id: person.file.id, file_name: `${canaries.fileName}.pdf` },
      { file_id: expect.any(String), file_name: 'payslip.pdf' },
    ])
    const answer = await api.app.inject({
      url: `/api/management/v1/privacy/files/${person.file.id}/`,
      headers: { authorization: 'Bearer operator-key-of-the-tests-0123456789' },
    })
    expect(Buffer.from(answer.json().content, 'base64').toString()).toBe(canaries.fileContent)
    const { events } = (await api.areas.operator.findClaim(person.claimNumber)) ?? expect.fail()
    expect(events.at(-1)).toMatchObject({ kind: 'exported', author: 'rosa.lindqvist' })
  })

  it('is not erased while a policy is in use', async () => {
    expect((await api.find('email', canaries.email)).policies).toMatchObject([{ is_in_use: true }])
    expect((await api.erase('email', canaries.email)).error_code).toBe('policy_in_use')
    expect((await api.erase('policy', person.policyNumber)).error_code).toBe('policy_in_use')
    expect((await api.areas.operator.findClaim(person.claimNumber))?.events.at(-1)?.kind).toBe('exported')
  })

  it('is erased from every table, every file and the outbox', async () => {
    await api.cancel(person.policyId)
    expect(found(await everythingStored(api)).length).toBeGreaterThan(10)

    expect(await api.database.query('SELECT 1 FROM draft_transfers')).toHaveLength(1)
    const { erased } = await api.erase('email', canaries.email)
    expect(await api.database.query('SELECT 1 FROM draft_transfers')).toEqual([])
    expect(erased).toMatchObject({ claims: 1, files: 2, letters: 1, policies: 1, cards: 2 })
    expect(erased.messages).toBeGreaterThan(2)

    expect(found(await everythingStored(api))).toEqual([])
    expect(await api.ports.objectStore.head(person.file.key)).toBeNull()
    // Nothing is left in encrypted form either.
    for (const [kind, value] of [
      ['claim', person.claimNumber],
      ['letter', person.ticket],
      ['policy', person.policyNumber],
    ] as const)
      expect(found(JSON.stringify(await api.export(kind, value)))).toEqual([])
    expect(await api.database.query('SELECT sealed, payee_bank_code, account_ending FROM payment_details')).toEqual([
      { sealed: '', payee_bank_code: '', account_ending: '' },
    ])
    expect(await api.database.query("SELECT 1 FROM policy_versions WHERE sealed_details <> ''")).toEqual([])
    expect(await api.database.query("SELECT 1 FROM purchases WHERE sealed_billing <> ''")).toEqual([])
    expect(await api.database.query('SELECT 1 FROM privacy_requests WHERE sealed_person IS NOT NULL')).toEqual([])
  })

  it('leaves numbers, dates, amounts and a history that says who erased the data and when', async () => {
    const claim = (await api.areas.operator.findClaim(person.claimNumber)) ?? expect.fail()
    expect(claim).toMatchObject({ claim_number: person.claimNumber, status: 'closed', country: 'BRA' })
    expect(claim.events.map(({ kind, author, note }) => [kind, author, note])).toEqual(
      expect.arrayContaining([
        ['erased', 'rosa.lindqvist', null],
        ['status', 'rosa.lindqvist', null],
      ]),
    )
    expect(claim.documents).toContainEqual(expect.objectContaining({ document_id: 'DOC010', file_name: null }))
    const [row] = await api.database.query('SELECT application FROM claims WHERE claim_number = $1', [
      person.claimNumber,
    ])
    expect(row).toMatchObject({ application: { incident: { expense_amount: 512.25 } } })

    const policy = await api.database.query('SELECT kind, author FROM policy_history WHERE policy_id = $1', [
      person.policyId,
    ])
    expect(policy).toContainEqual({ kind: 'erased', author: 'rosa.lindqvist' })
    const money = await api.database.query('SELECT kind FROM ledger_entries WHERE policy_id = $1', [person.policyId])
    expect(money.length).toBeGreaterThan(0)
    const letter = await api.database.query('SELECT kind, author FROM letter_events WHERE ticket = $1', [person.ticket])
    expect(letter).toContainEqual({ kind: 'erased', author: 'rosa.lindqvist' })
    const requests = await api.database.query("SELECT author, counts FROM privacy_requests WHERE kind = 'erase'")
    expect(requests).toMatchObject([{ author: 'rosa.lindqvist', counts: { claims: 1 } }])
  })

  it('can be erased again, which changes nothing', async () => {
    const before = await api.database.query('SELECT id, erased_at FROM claims ORDER BY id')
    const { erased } = await api.erase('claim', person.claimNumber)
    expect(erased).toMatchObject({ claims: 0, files: 0, letters: 0, policies: 0, messages: 0 })
    expect(await api.database.query('SELECT id, erased_at FROM claims ORDER BY id')).toEqual(before)
  })
})

describe('erasing', () => {
  it('finds a policy by its number, in any case', async () => {
    const { policies } = await api.find('policy', person.policyNumber.toLowerCase())
    expect(policies).toMatchObject([{ number: person.policyNumber }])
  })

  it.each([
    ['claim', 'ZZZZZZZZZ', 'unknown_person'],
    ['policy', 'no such policy', 'unknown_person'],
    ['letter', '000', 'unknown_person'],
    ['card', '123', 'invalid_request'],
    ['claim', ' ', 'invalid_request'],
    ['email', 'x'.repeat(255), 'invalid_request'],
  ])('refuses %s %j: %s', async (kind, value, code) => {
    for (const call of [api.find, api.export, api.erase]) expect((await call(kind, value)).error_code).toBe(code)
  })

  it('needs the operator’s key', async () => {
    const payload = { subject: { kind: 'claim', value: person.claimNumber } }
    const answer = await api.app.inject({ method: 'POST', url: '/api/management/v1/privacy/erase/', payload })
    expect(answer.statusCode).toBe(401)
  })
})
