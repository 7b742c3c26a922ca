import { describe, expect, it } from 'vitest'
import { storedFileId } from '../files/file-id.ts'
import {
  api,
  count,
  file,
  numbers,
  poll,
  receipt,
  serveApi,
  sound,
  submit,
  submitted,
  withCity,
} from '../testing/submission.ts'

serveApi()

describe('data of other people', () => {
  it('a file of another card’s claim is unknown, like one that was never sent', async () => {
    const { sha256: _, ...document } = await file('private')
    await submitted({ ...sound(), documents: [document] })
    const theirs = { ...withCity(sound(), 'Springfield'), documents: [document] }
    const before = await count()
    expect((await submit(theirs)).json()).toMatchObject({
      error_code: 'document_not_approved',
      problems: [{ path: 'documents.0', code: 'not_approved' }],
    })
    expect(await count()).toBe(before)
  })

  it.each<[string, (id: string) => string, string]>([
    ['with one character changed', (id) => `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, 'unknown_operation'],
    ['as the database stores it', (id) => storedFileId(id), 'invalid_request'],
    ['with an additional character', (id) => `${id}A`, 'invalid_request'],
    ['with the prefix of a file id', (id) => id.replace('lo_', 'fa_'), 'invalid_request'],
  ])('an operation’s id %s gives no access', async (_, change, error_code) => {
    const other = change(await submitted(sound()))
    expect((await poll(other)).error_code).toBe(error_code)
    expect((await receipt(other)).error_code).toBe(error_code)
    const pdf = await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${other}/pdf` })
    expect(pdf.headers['content-type']).not.toContain('pdf')
  })

  it.each(['DELETE', 'PUT', 'PATCH', 'POST'] as const)('nobody can %s an operation', async (method) => {
    const id = await submitted(sound())
    const answer = await api.app.inject({ method, url: `/api/management/v1/long_operations/${id}` })
    expect(answer.statusCode).toBe(404)
  })

  it('a token of another card claims for that card only, and shows nothing of the first one’s claim', async () => {
    const body = sound()
    const mine = await submitted(body)
    const theirs = await submitted({ ...body, pan_token: api.vault.tokenFor(numbers.usa) })
    expect((await receipt(theirs)).claim_number).not.toBe((await receipt(mine)).claim_number)
  })
})
