import { describe, expect, it } from 'vitest'
import { api, MINUTE, serveFiles, sha256, text } from '../testing/files.ts'
import { storedFileId } from './file-id.ts'

serveFiles()

describe('signing a file', () => {
  it('returns an id and a form for one key, type, size and content, valid for 15 minutes [C-563, C-564, C-565, C-X40]', async () => {
    const { file_approval_id, s3_request } = await api.sign()
    expect(file_approval_id).toMatch(/^fa_[\w-]{43}$/)
    expect(s3_request.url).toBe('http://portal.test/uploads')
    expect(s3_request.fields).toMatchObject({
      key: expect.stringMatching(/^incoming\/[0-9a-f-]{36}$/),
      'Content-Type': 'text/plain',
      'x-amz-meta-sha256': sha256(text),
    })
    const policy = JSON.parse(Buffer.from(s3_request.fields.policy ?? '', 'base64').toString())
    expect(policy.expiration).toBe('2026-11-15T12:15:00.000Z')
    expect(policy.conditions).toContainEqual({ 'x-amz-meta-sha256': sha256(text) })
    expect(policy.conditions).toContainEqual(['content-length-range', text.length, text.length])
    expect(await api.stateOf(file_approval_id)).toEqual({ state: 'waiting', reason: null })
  })

  it('stores no id in a usable form', async () => {
    const { file_approval_id } = await api.sign()
    const rows = await api.database.query('SELECT * FROM files WHERE id = $1', [storedFileId(file_approval_id)])
    expect(JSON.stringify(rows)).toContain('note.txt')
    expect(JSON.stringify(rows)).not.toContain(file_approval_id)
    expect(api.log.join('')).not.toMatch(/note\.txt/)
  })

  it.each([
    ['csv', 'text/csv', 'application/vnd.ms-excel', 'C-167'],
    ['doc', 'application/msword', '', 'C-168'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', '', 'C-169'],
    ['gif', 'image/gif', 'image/gif', 'C-170'],
    ['jpeg', 'image/jpeg', 'image/jpeg', 'C-171'],
    ['jpg', 'image/jpeg', 'IMAGE/JPEG', 'C-172'],
    ['pdf', 'application/pdf', 'application/octet-stream', 'C-173'],
    ['png', 'image/png', 'image/png', 'C-174'],
    ['tiff', 'image/tiff', 'image/tiff', 'C-175'],
    ['txt', 'text/plain', 'text/plain; charset=utf-8', 'C-176'],
    ['xls', 'application/vnd.ms-excel', '', 'C-177'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '', 'C-178'],
  ])('accepts .%s in any case as %s, also sent as “%s” [%s]', async (extension, type, declared) => {
    for (const file_name of [`a.b.${extension}`, `A.${extension.toUpperCase()}`]) {
      const { s3_request } = await api.sign({ file_name, content_type: declared })
      expect(s3_request.fields['Content-Type']).toBe(type)
    }
  })

  it.each([
    ['an extension that is not allowed', { file_name: 'a.exe' }, 'unsupported_type'],
    ['a HEIC', { file_name: 'IMG_1.HEIC', content_type: 'image/heic' }, 'unsupported_type'],
    ['a HEIC under another name', { file_name: 'IMG_1.jpg', content_type: 'image/heic' }, 'unsupported_type'],
    ['a page under another name', { file_name: 'a.txt', content_type: 'text/html' }, 'unsupported_type'],
    ['no extension', { file_name: 'txt' }, 'unsupported_type'],
    ['an extension that every object has as a property', { file_name: 'a.constructor' }, 'unsupported_type'],
    ['an extension in a folder', { file_name: 'a.txt/b' }, 'unsupported_type'],
    ['one byte too many', { file_size: 26_214_401 }, 'too_large'],
    ['no bytes', { file_size: 0 }, 'invalid_request'],
    ['no hash', { file_hash: 'abc' }, 'invalid_request'],
    ['no name', { file_name: '' }, 'invalid_request'],
  ])('is refused for %s [C-179, C-181, C-X71]', async (_, change, error_code) => {
    expect((await api.post(change)).json().error_code).toBe(error_code)
  })

  it('accepts the largest size, announced or not, and no more [C-181]', async () => {
    expect((await api.post({ file_size: 26_214_400 })).statusCode).toBe(200)
    const { s3_request } = await api.sign({ file_size: undefined })
    const policy = Buffer.from(s3_request.fields.policy ?? '', 'base64').toString()
    expect(policy).toContain('["content-length-range",1,26214400]')
  })

  it('stores the name without folders and invisible characters', async () => {
    const { file_approval_id } = await api.sign({ file_name: 'C:\\fakepath\\a\u202etxt.txt' })
    expect(await api.rowOf(file_approval_id)).toMatchObject({ name: 'atxt.txt', extension: 'txt' })
  })

  it('stores no address and no card, and their hashes with the file only until it has arrived', async () => {
    const { file_approval_id } = (await api.post({}, '10.8.8.10')).json()
    const read = () => api.database.query('SELECT * FROM files WHERE id = $1', [storedFileId(file_approval_id)])
    expect(JSON.stringify(await read())).not.toContain('10.8.8.10')
    await api.at(26 * MINUTE, () => api.files.sweep())
    expect(await read()).toEqual([expect.objectContaining({ state: 'refused', address_hash: null, sender_hash: null })])
  })

  it('is allowed 120 times a minute for one address', async () => {
    const codes: (string | undefined)[] = []
    for (let call = 0; call < 125; call++) codes.push((await api.post({ file_size: 0 }, '10.9.9.9')).json().error_code)
    expect(codes.lastIndexOf('invalid_request')).toBe(119)
    expect(codes.at(-1)).toBe('too_many_requests')
  })
})
