import { describe, expect, it, vi } from 'vitest'
import { addClaimEvents } from '../claim-register/claim-events-repository.ts'
import { answers, api, look, request, serveApi } from '../testing/claim-status.ts'
import { MINUTE } from '../testing/claims.ts'

serveApi()

async function body(claim_number: string, ...documents: [document_id: string, file: string][]) {
  const { status_token } = await look(claim_number)
  const sent = documents.map(([document_id, file_approval_id]) => ({ document_id, file_approval_id }))
  return { claim_number, status_token, global_region_code: 'NAM', documents: sent }
}

describe('documents that are sent later', () => {
  it('are recorded, and a claim that waited for them continues [C-267, C-560..C-562]', async () => {
    const number = await api.register('waiting', answers)
    await api.operator('PUT', `${number}/status/`, { status: 'waiting_for_documents' })
    await request(number, 'DOC003')
    await request(number, 'DOC004')
    const first = await api.upload(await body(number, ['DOC003', await api.file('report')]))
    expect(await api.done(first)).toEqual({ claim_number: number })
    expect(await look(number)).toMatchObject({ status: 'waiting_for_documents' })

    const photos = [await api.file('photo1'), await api.file('photo2')]
    await api.done(await api.upload(await body(number, ['DOC004', photos[0] ?? ''], ['DOC004', photos[1] ?? ''])))
    const { status, statuses, addendum_documents } = await look(number)
    expect(status).toBe('in_review')
    expect(statuses.map((one: { status: string }) => one.status).slice(0, 3)).toEqual([
      'open',
      'waiting_for_documents',
      'in_review',
    ])
    expect(addendum_documents).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
    const claim = await api.areas.operator.findClaim(number)
    expect(claim?.events.filter(({ author }) => author === 'cardholder')).toMatchObject([
      { kind: 'document_sent', document_id: 'DOC003' },
      { kind: 'document_sent', document_id: 'DOC004' },
    ])
    expect(claim?.events.at(-1)).toMatchObject({ kind: 'status', status: 'in_review', author: 'system' })
  })

  it('are recorded once if they are sent repeatedly, and again if they are requested again', {
    tags: ['race'],
  }, async () => {
    const number = await api.register('again', answers)
    await request(number, 'DOC003')
    const file = await api.file('again')
    const sent = await body(number, ['DOC003', file])
    const all = await Promise.all(Array.from({ length: 20 }, () => api.upload(sent)))
    const ids = new Set(all.map((answer) => answer.json().long_op_id))
    expect([...ids]).toEqual([expect.stringMatching(/^lo_/)])
    await api.done(all[0] as never)
    expect((await api.upload(await body(number, ['DOC003', file]))).json().long_op_id).toBe([...ids][0])
    const count = async () =>
      (await api.areas.operator.findClaim(number))?.documents.filter((one) => one.sent_at).length
    expect(await count()).toBe(1)

    await api.operator('POST', `${number}/documents/DOC003/receive/`)
    await request(number, 'DOC003')
    const asked = await api.upload(await body(number, ['DOC003', file]))
    expect(asked.json().long_op_id).not.toBe([...ids][0])
    expect(await count()).toBe(2)
  })

  it('are all recorded if different ones are sent at the same moment', { tags: ['race', 'embedded'] }, async () => {
    const number = await api.register('many at once', answers)
    await request(number, 'DOC003')
    const names = Array.from({ length: 8 }, (_, place) => `photo ${place}`)
    const bodies = await Promise.all(names.map(async (name) => body(number, ['DOC003', await api.file(name)])))
    for (const answer of await Promise.all(bodies.map((one) => api.upload(one))))
      expect(await api.done(answer)).toEqual({ claim_number: number })
    const claim = await api.areas.operator.findClaim(number)
    expect(claim?.documents.filter((one) => one.sent_at)).toHaveLength(8)
  })

  it('are recorded if the version before has received them', async () => {
    const number = await api.register('older', answers)
    await api.operator('PUT', `${number}/status/`, { status: 'waiting_for_documents' })
    await request(number, 'DOC003')
    const { long_op_id } = (await api.upload(await body(number, ['DOC003', await api.file('older')]))).json()
    // As that version left it to its job.
    await api.database.query("UPDATE claims SET status = 'waiting_for_documents' WHERE claim_number = $1", [number])
    const [operation] = await api.database.query<{ id: string }>(
      "UPDATE long_operations SET response = NULL, done_at = NULL, job = 'finish-upload' WHERE id_hash = $1 RETURNING id",
      [api.areas.longOperations.hashOf(long_op_id)],
    )
    for (const { handle } of api.areas.claimStatus.jobs) await handle({ long_operation_id: operation?.id } as never)
    expect((await api.areas.longOperations.result(long_op_id))?.response).toEqual({ claim_number: number })
    expect((await look(number)).status).toBe('in_review')
  })

  // With only one connection, nothing runs in parallel.
  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'are recorded after a concurrent change of the claim',
    { tags: ['race'] },
    async () => {
      const number = await api.register('under way', answers)
      const { database } = api
      const [changed, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const changing = database.transaction(async (tx) => {
        const [claim] = await tx.query<{ id: string }>(
          "UPDATE claims SET status = 'approved' WHERE claim_number = $1 RETURNING id",
          [number],
        )
        changed.resolve()
        await waited.promise
        await addClaimEvents(tx, claim?.id ?? '', [
          {
            kind: 'status',
            status: 'approved',
            author: 'rosa',
            now: api.clock.now(),
          },
        ])
      })
      await changed.promise
      const sending = api.upload(await body(number, ['DOC010', await api.file('under way')]))
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
      const noted =
        "SELECT 1 FROM claim_events JOIN claims ON claims.id = claim_id WHERE claim_number = $1 AND kind = 'document_sent'"
      await expect
        .poll(async () => [...(await database.query(waiting)), ...(await database.query(noted, [number]))].length)
        .toBeGreaterThan(0)
      waited.resolve()
      await changing
      await api.done(await sending)
      const { events } = (await api.areas.operator.findClaim(number)) ?? expect.fail()
      expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['status', 'document_sent'])
    },
  )

  it('do not change the receipt of the claim', async () => {
    const number = await api.register('receipt', answers)
    await api.done(await api.upload(await body(number, ['DOC010', await api.file('late')])))
    const [{ id_hash }] = (await api.database.query(
      `SELECT id_hash FROM long_operations JOIN claims ON long_operation_id = long_operations.id WHERE claim_number = $1`,
      [number],
    )) as [{ id_hash: string }]
    expect(await api.areas.claimRegister.receipt(id_hash)).toMatchObject({ files: [] })
  })
})

describe('nobody can send', () => {
  it.each([
    ['a document that was not requested', 'DOC038', 'document_not_asked'],
    ['the payment form as a document', 'DOC134', 'document_not_asked'],
    ['a document that does not exist', 'DOC999', 'document_not_asked'],
  ])('%s', async (_, document_id, code) => {
    const number = await api.register(`not asked ${document_id}`, answers)
    if (document_id === 'DOC134') await request(number, 'DOC134')
    const answer = await api.upload(await body(number, ['DOC010', 'fa_none'], [document_id, 'fa_none']))
    expect(answer.json()).toMatchObject({ error_code: code, problems: [{ path: 'documents.1', code: 'not_asked' }] })
  })

  it('a file that is not approved [C-X70]', async () => {
    const number = await api.register('not approved', answers)
    const answer = await api.upload(await body(number, ['DOC010', await api.file('slow', 'pending')]))
    expect(answer.json()).toMatchObject({ error_code: 'document_not_approved' })
  })

  it('a file that came with a claim of another card', async () => {
    const documents = [{ document_id: 'DOC010', file_approval_id: await api.file('of another card') }]
    const { files } = await api.areas.files.sent(documents)
    await api.register('another card', { ...answers, files, card_id: '22222222-2222-4222-8222-222222222222' })
    const number = await api.register('no file of its own', answers)
    const answer = await api.upload(await body(number, ['DOC010', documents[0]?.file_approval_id ?? '']))
    expect(answer.json()).toMatchObject({
      error_code: 'document_not_approved',
      problems: [{ path: 'documents.0', code: 'not_approved' }],
    })
  })

  it('anything to a claim of somebody else, with their own, an old or an invented token [C-596]', async () => {
    const [mine, theirs] = [await api.register('mine', answers), await api.register('theirs', answers)]
    const own = await body(mine, ['DOC010', await api.file('own')])
    const foreign = await body(theirs, ['DOC010', 'fa_none'])
    const tries = [
      { ...own, claim_number: theirs },
      { ...own, status_token: foreign.status_token },
      { ...own, status_token: `cs_${'u'.repeat(43)}` },
    ]
    for (const one of tries) expect((await api.upload(one)).json().error_code).toBe('claim_not_found')
    expect((await api.upload({ ...own, status_token: 'cs_1' })).json().error_code).toBe('invalid_request')
    api.clock.time += 31 * MINUTE
    expect((await api.upload(own)).json().error_code).toBe('claim_not_found')
  })

  it('anything to a claim that is erased meanwhile', async () => {
    const number = await api.register('erased', answers)
    const sent = await body(number, ['DOC010', await api.file('after the erasure')])
    const { acceptFiles } = api.areas.claimRegister
    vi.spyOn(api.areas.claimRegister, 'acceptFiles').mockImplementationOnce(async (...call) => {
      await api.eraseClaim(number)
      return acceptFiles(...call)
    })
    expect((await api.upload(sent)).json().error_code).toBe('claim_not_found')
    const stored = await api.database.query("SELECT 1 FROM claim_documents WHERE file_name LIKE 'after the erasure%'")
    expect(stored).toEqual([])
  })
})
