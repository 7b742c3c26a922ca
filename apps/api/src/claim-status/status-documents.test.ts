import { describe, expect, it } from 'vitest'
import { answers, api, look, request, serveApi } from '../testing/claim-status.ts'
import { MINUTE } from '../testing/claims.ts'

serveApi()

const stateOf = (list: { document_id: string; state: string }[], id: string) =>
  list.find(({ document_id }) => document_id === id)?.state

describe('the documents of a claim', () => {
  it('are those it needs and those that were sent, and separately those requested later [C-264, C-265, C-X53]', async () => {
    const file_id = (
      await api.areas.files.sent([{ document_id: 'DOC010', file_approval_id: await api.file('contract') }])
    ).files
    const number = await api.register('listed', { ...answers, files: file_id })
    api.clock.time += MINUTE
    await request(number, 'DOC003')
    const { document_list, addendum_documents } = await look(number)
    expect(stateOf(document_list, 'DOC010')).toBe('sent')
    expect(stateOf(document_list, 'DOC002')).toBe('needed')
    expect(stateOf(document_list, 'DOC003')).toBeUndefined()
    expect(addendum_documents).toMatchObject([
      { document_id: 'DOC003', title: 'Police report', state: 'needed', uploadable: true, is_received: false },
    ])
    await api.operator('POST', `${number}/documents/DOC010/receive/`)
    expect((await look(number)).document_list).toContainEqual(
      expect.objectContaining({ document_id: 'DOC010', state: 'received', is_received: true }),
    )
  })

  it('are not listed as requested later if they were due with the claim [C-265]', async () => {
    const number = await api.register('incomplete', { ...answers, missing_documents: ['DOC002'] })
    const { document_list, addendum_documents } = await look(number)
    expect(stateOf(document_list, 'DOC002')).toBe('needed')
    expect(addendum_documents).toEqual([])
  })

  it('are no longer missing once the claim is closed', async () => {
    const number = await api.register('ended', { ...answers, missing_documents: ['DOC002'] })
    await api.operator('PUT', `${number}/status/`, { status: 'denied' })
    expect((await look(number)).document_list).toEqual([])
  })

  it('include DOC134 only while the payment details are missing [C-159, C-X52]', async () => {
    const number = await api.register('payment', answers)
    await request(number, 'DOC134')
    const asked = await look(number)
    expect(asked.document_list).toContainEqual(expect.objectContaining({ document_id: 'DOC134', uploadable: false }))
    expect(asked.addendum_documents).toEqual([])
    await api.operator('POST', `${number}/documents/DOC134/receive/`)
    const { document_list, addendum_documents } = await look(number)
    expect([...document_list, ...addendum_documents].map(({ document_id }) => document_id)).not.toContain('DOC134')
  })

  it.each(['denied', 'closed', 'paid'])(
    'do not include DOC134 any more in a claim that is %s [C-159]',
    async (status) => {
      const number = await api.register(`payment of a ${status} claim`, answers)
      api.clock.time += MINUTE
      await request(number, 'DOC134')
      api.clock.time += MINUTE
      await api.operator('PUT', `${number}/status/`, { status })
      expect(stateOf((await look(number)).document_list, 'DOC134')).toBeUndefined()
    },
  )

  it('include DOC134 again if it is requested after the claim was paid [C-159]', async () => {
    const number = await api.register('transfer came back', answers)
    await api.operator('PUT', `${number}/status/`, { status: 'paid' })
    api.clock.time += MINUTE
    await request(number, 'DOC134')
    expect(stateOf((await look(number)).document_list, 'DOC134')).toBe('needed')
  })
})
