import { expect, it } from 'vitest'
import { api, approved, DAY, EICAR, MINUTE, refused, serveFiles, sha256, text } from '../testing/files.ts'

/** A tiny file counts as 16 KiB, so this is room for two of them. */
const TWO = 40_000

serveFiles({ uploadQuotas: { sender: TWO, address: 10 * TWO } })

const ask = async (token: string, change: object = {}) => {
  const answer = await api.post(change, undefined, token)
  return answer.statusCode === 200 ? 'signed' : answer.json().error_code
}
async function send(token: string, content: Buffer) {
  const described = { file_name: 'a.txt', file_hash: sha256(content), file_size: content.length }
  const signed = (await api.post(described, undefined, token)).json()
  expect((await api.upload(signed, content)).statusCode).toBe(201)
  return api.decided(signed.file_approval_id)
}

it('returns the bytes of a permit that expired without a file', async () => {
  const token = api.newToken()
  expect([await ask(token), await ask(token), await ask(token)]).toEqual(['signed', 'signed', 'upload_quota_reached'])
  await api.at(24 * MINUTE, () => api.files.sweep())
  expect(await ask(token)).toBe('upload_quota_reached')
  await api.at(26 * MINUTE, () => api.files.sweep())
  expect([await ask(token), await ask(token), await ask(token)]).toEqual(['signed', 'signed', 'upload_quota_reached'])
})

it('counts an approved file for a day, and then forgets it', async () => {
  const token = api.newToken()
  for (let file = 0; file < 2; file++) expect(await send(token, text)).toEqual(approved)
  expect(await api.at(23 * 60 * MINUTE - 1, () => ask(token))).toBe('upload_quota_reached')
  expect(await api.at(DAY, () => ask(token))).toBe('signed')
  await api.at(3 * DAY, () => api.files.sweep())
  expect(await api.database.query('SELECT * FROM upload_quotas')).toEqual([])
})

it('counts a refused file too, so that nobody can send such files endlessly', async () => {
  const token = api.newToken()
  for (let file = 0; file < 2; file++) expect(await send(token, Buffer.from(EICAR))).toEqual(refused('malware'))
  await api.at(26 * MINUTE, () => api.files.sweep())
  expect(await ask(token)).toBe('upload_quota_reached')
})

it('counts a file of unknown size as the largest one, and a tiny file as 16 KiB', async () => {
  expect(await ask(api.newToken(), { file_size: undefined })).toBe('upload_quota_reached')
  const token = api.newToken()
  expect([await ask(token, { file_size: 1 }), await ask(token, { file_size: TWO - 16_384 + 1 })]).toEqual([
    'signed',
    'upload_quota_reached',
  ])
  expect(await ask(token, { file_size: TWO - 16_384 })).toBe('signed')
})

it('stores neither the card nor the address with the count', async () => {
  await api.post({}, '10.77.77.77')
  const stored = JSON.stringify(await api.database.query('SELECT * FROM upload_quotas'))
  expect(stored).not.toContain('10.77.77.77')
  expect(stored).toMatch(/"key_hash":"[\w-]{43}"/)
})
