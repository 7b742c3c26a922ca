import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishClaim } from '../submission/finish-claim.ts'
import { canaries, hidden, type PersonTest, personsAnswers, startPersonTest } from '../testing/person.ts'
import { ask } from '../testing/policies/buy.ts'
import { everythingStored } from '../testing/search-stores.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

type Person = Awaited<ReturnType<PersonTest['makePerson']>>

let api: PersonTest
let person: Person
beforeAll(async () => {
  api = await startPersonTest()
})
afterAll(() => api.stop())

/** Receives a claim whose job has not run yet. The result runs it, and returns the claim. */
async function received(name: string, claim: Parameters<typeof receivedClaim>[1]) {
  const id = crypto.randomUUID()
  await api.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO long_operations (id, id_hash, started_at, job) VALUES ($1, $2, now(), 'finish-claim')`,
      [id, name],
    )
    const options = { id, now: api.clock.now(), mostADay: 20 }
    await api.areas.claimRegister.receive(tx, receivedClaim(name, claim), options)
  })
  return async () => {
    await finishClaim(api.areas)({ long_operation_id: id })
    const [row] = await api.database.query(
      'SELECT status, last_name, erased_at IS NOT NULL AS is_erased FROM claims WHERE long_operation_id = $1',
      [id],
    )
    return row
  }
}

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
  it('does not touch other people’s data', async () => {
    const [one, other] = [
      await api.claimOf('one', crypto.randomUUID()),
      await api.claimOf('other', crypto.randomUUID()),
    ]
    await api.erase('claim', one.toLowerCase())
    const { pages } = (await api.areas.operator.findClaim(other)) ?? expect.fail()
    expect(pages).toBeDefined()
    const [row] = await api.database.query('SELECT last_name, erased_at FROM claims WHERE claim_number = $1', [other])
    expect(row).toEqual({ last_name: canaries.lastName, erased_at: null })
  })

  it('leaves the mail and the sessions of an address that has another policy in use', async () => {
    const ended = await api.buyPolicy()
    await api.cancel(ended.policyId)
    const inUse = await api.buyPolicy()
    expect((await api.find('policy', ended.policyNumber)).is_mailbox_in_use).toBe(true)
    const messages = () => api.ports.outbox.list(100)
    const before = await messages()

    const { erased } = await api.erase('policy', ended.policyNumber)
    expect(erased).toMatchObject({ policies: 1, messages: 0 })
    expect(await messages()).toEqual(before)
    const show = async ({ policyId, bearer }: typeof inUse) =>
      (await ask(api, `GET /policies/${policyId}/`, { bearer })).status
    expect([await show(inUse), await show({ ...inUse, policyId: ended.policyId })]).toEqual([200, 404])

    await api.cancel(inUse.policyId)
    expect((await api.erase('policy', inUse.policyNumber)).erased.messages).toBeGreaterThan(0)
    expect(await show(inUse)).toBe(401)
  })

  it('finds a policy by its number, in any case', async () => {
    const { policies } = await api.find('policy', person.policyNumber.toLowerCase())
    expect(policies).toMatchObject([{ number: person.policyNumber }])
  })

  it('includes all claims of the card', async () => {
    const card = crypto.randomUUID()
    const [one, other] = [await api.claimOf('first', card), await api.claimOf('second', card)]
    expect((await api.erase('claim', one)).erased.claims).toBe(2)
    expect((await api.find('claim', other)).claims.map(({ is_open }: { is_open: boolean }) => is_open)).toEqual([
      false,
      false,
    ])
  })

  it('works while a claim is being processed: the claim gets its number and is closed', async () => {
    const card_id = crypto.randomUUID()
    const known = await api.claimOf('known', card_id)
    const finish = await received('under way', { card_id, ...personsAnswers, missing_documents: ['DOC010'] })
    await api.erase('claim', known)
    expect(await finish()).toEqual({ status: 'closed', last_name: null, is_erased: true })
  })

  it('works for several losses of one policy and day, which look alike without names', async () => {
    const loss = (injured_first_name: string) => ({
      card_id: null,
      policy_id: person.policyId,
      benefit_code: 'ADD',
      date_of_loss: '2026-11-14',
      application: { accident_details: { injured_role: 'child', injured_first_name } },
    })
    const number = await api.register('the first child', loss('Ilma'))
    await api.register('the second child', loss('Tarek'))
    const finish = await received('the third child', loss('Oona'))
    expect((await api.erase('claim', number)).erased.claims).toBe(3)
    expect(await finish()).toMatchObject({ status: 'closed', is_erased: true })
  })

  it('continues after the server was killed', async () => {
    const card = crypto.randomUUID()
    await api.claimOf('before the kill', card)
    const number = await api.claimOf('after the kill', card)
    api.vault.isDown = true
    await api.erase('claim', number)
    const unfinished = () => api.database.query('SELECT id FROM privacy_requests WHERE ended_at IS NULL')
    expect(await unfinished()).toHaveLength(1)

    api.vault.isDown = false
    api.clock.time += 61_000
    await api.areas.privacy.resume()
    expect(await unfinished()).toEqual([])
    const left = await api.database.query('SELECT 1 FROM claims WHERE card_id = $1 AND erased_at IS NULL', [card])
    expect(left).toEqual([])
  })

  it('continues after a kill whatever becomes of an earlier request', async () => {
    api.vault.isDown = true
    const cards = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    for (const card of cards) {
      api.clock.time += 1_000
      await api.erase('claim', await api.claimOf(`of ${card}`, card))
    }
    api.vault.isDown = false
    const unfinished = () =>
      api.database.query<{ id: string }>('SELECT id FROM privacy_requests WHERE ended_at IS NULL ORDER BY begun_at')
    const [unreadable, failing] = await unfinished()
    await api.database.query("UPDATE privacy_requests SET sealed_person = 'x' WHERE id = $1", [unreadable?.id])
    await api.database.script(`
      CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it stays'; END $$;
      CREATE TRIGGER stay BEFORE UPDATE ON privacy_requests FOR EACH ROW WHEN (OLD.id = '${failing?.id}') EXECUTE FUNCTION stay();
    `)
    api.clock.time += 61_000
    await api.areas.privacy.resume()
    expect(await unfinished()).toEqual([unreadable, failing])
    expect(api.log.filter((line) => line.includes('an interrupted erasure could not be continued'))).toHaveLength(2)

    await api.database.script('DROP TRIGGER stay ON privacy_requests')
    await api.areas.privacy.resume()
    expect(await unfinished()).toEqual([unreadable])
    await api.database.query('DELETE FROM privacy_requests WHERE id = $1', [unreadable?.id])
  })

  it('forgets whom an export was about that got no answer', async () => {
    const number = await api.claimOf('exported', crypto.randomUUID())
    api.vault.isDown = true
    await api.export('claim', number)
    api.vault.isDown = false
    const known = () => api.database.query('SELECT id FROM privacy_requests WHERE sealed_person IS NOT NULL')
    expect(await known()).toHaveLength(1)
    api.clock.time += 61 * 60_000
    await api.areas.privacy.resume()
    expect(await known()).toEqual([])
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
