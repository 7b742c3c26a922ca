import { describe, expect, it } from 'vitest'
import {
  api,
  approved,
  DAY,
  EICAR,
  MINUTE,
  otherText,
  refused,
  type Signed,
  serveFiles,
  sha256,
  text,
} from '../testing/files.ts'
import { officeZip, samples } from '../testing/sample-files.ts'
import { gif, jpeg, png, tiff } from '../testing/sample-pictures.ts'
import { storedFileId } from './file-id.ts'
import { approvedKey, incomingKey } from './object-keys.ts'

serveFiles()

describe('a file that was sent', () => {
  it.each<[string, Buffer]>([
    ['a.csv', samples.text],
    ['a.doc', samples.doc],
    ['a.docx', samples.docx],
    ['a.gif', gif(10, 10)],
    ['a.jpeg', jpeg(10, 10)],
    ['a.jpg', jpeg(4000, 3000)],
    ['a.pdf', samples.pdf],
    ['a.png', png(10, 10)],
    ['a.tiff', tiff([[10, 10]])],
    ['a.txt', samples.text],
    ['a.xls', samples.xls],
    ['a.xlsx', samples.xlsx],
  ])('is approved as %s and stored [C-X70]', async (name, content) => {
    const { id, outcome } = await api.send(name, content)
    expect(outcome).toEqual(approved)
    expect(await api.contentOf(approvedKey((await api.rowOf(id)).object))).toEqual(content)
    expect(await api.files.repository.findAll([id, `fa_${'x'.repeat(43)}`])).toEqual([
      { id, stored_id: storedFileId(id), name, size: content.length, sha256: sha256(content), state: 'approved' },
    ])
  })

  const office = (...parts: Buffer[]) =>
    officeZip('xl/workbook.xml', ...parts.map((content, place) => ({ name: `xl/${place}.xml`, content })))
  it.each<[string, string, Buffer, string]>([
    ['a page named as text', 'a.txt', Buffer.from('<!doctype html><script>1</script>'), 'wrong_content'],
    ['a PDF named as a picture', 'a.png', samples.pdf, 'wrong_content'],
    ['a sheet named as a letter', 'a.docx', samples.xlsx, 'wrong_content'],
    ['the test virus', 'a.txt', Buffer.from(EICAR), 'malware'],
    ['the test virus in a document', 'a.xlsx', office(Buffer.from(EICAR)), 'malware'],
    ['a picture that unpacks to 16 GB', 'a.png', png(65_535, 65_535), 'too_large'],
    [
      'a PDF with the number of a demo card',
      'a.pdf',
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Title (9840 0210 6446 4051) >>\nendobj\n%%EOF\n'),
      'card_number',
    ],
    ['a picture that nothing could show', 'a.jpg', samples.jpeg, 'unreadable'],
    [
      'a sheet that unpacks to 288 MiB',
      'a.xlsx',
      office(...Array(18).fill(Buffer.alloc(16 * 1024 * 1024))),
      'too_large',
    ],
  ])('is refused as %s, and deleted [C-X70]', async (_, name, content, reason) => {
    const { id, outcome } = await api.send(name, content)
    expect(outcome).toEqual(refused(reason))
    const { object } = await api.rowOf(id)
    expect(await api.objectStore.head(approvedKey(object))).toBeNull()
    await expect.poll(() => api.objectStore.head(incomingKey(object))).toBeNull()
    expect(await api.files.repository.findAll([id])).toMatchObject([{ state: 'refused' }])
  })

  it('is refused if its content is not the announced one', async () => {
    expect((await api.send('a.txt', otherText, text)).outcome).toEqual(refused('wrong_content'))
  })

  it.each<[string, (signed: Signed) => Signed]>([
    ['for another key', (signed) => changed(signed, { key: `incoming/${crypto.randomUUID()}` })],
    ['for an approved key', (signed) => changed(signed, { key: 'approved/x' })],
    ['of another type', (signed) => changed(signed, { 'Content-Type': 'text/html' })],
    ['with another hash', (signed) => changed(signed, { 'x-amz-meta-sha256': sha256(Buffer.from('x')) })],
  ])('is not accepted %s', async (_, change) => {
    const signed = await api.sign()
    expect((await api.upload(change(signed), text)).statusCode).toBe(403)
    expect((await api.stateOf(signed.file_approval_id)).state).toBe('waiting')
  })
  const changed = ({ s3_request, ...signed }: Signed, fields: Record<string, string>) => ({
    ...signed,
    s3_request: { ...s3_request, fields: { ...s3_request.fields, ...fields } },
  })

  it.each([-1, 1])('is not accepted with %i byte more than announced', async (more) => {
    const signed = await api.sign({ file_size: text.length - more })
    expect((await api.upload(signed, text)).statusCode).toBe(400)
  })

  it('is not accepted after the permit has expired, and counts as never arrived', async () => {
    const signed = await api.sign()
    const { file_approval_id: id } = signed
    const late = await api.at(15 * MINUTE, () => api.upload(signed, text))
    expect([late.statusCode, late.body]).toEqual([403, expect.stringContaining('Policy expired')])
    expect((await api.at(25 * MINUTE - 1, () => api.stateOf(id))).state).toBe('waiting')
    expect(await api.at(25 * MINUTE, () => api.stateOf(id))).toEqual(refused('never_arrived'))
  })

  it('does not change after approval if the permit is used again', async () => {
    const { id, outcome, signed } = await api.send('a.txt', text)
    expect(outcome).toEqual(approved)
    expect((await api.upload(signed, otherText)).statusCode).toBe(201)
    await api.files.sweep()
    expect(await api.stateOf(id)).toEqual(approved)
    const { object } = await api.rowOf(id)
    expect(await api.contentOf(approvedKey(object))).toEqual(text)

    await api.at(DAY + 16 * MINUTE, () => api.files.sweep())
    expect(await api.objectStore.head(incomingKey(object))).toBeNull()
    expect(await api.objectStore.head(approvedKey(object))).not.toBeNull()
    expect(await api.stateOf(id)).toEqual(approved)
  })

  it.each([
    ['unknown', `fa_${'A'.repeat(43)}`, 422, 'unknown_file'],
    ['none at all', 'fa_1', 400, 'invalid_request'],
  ])('has no state for an id that is %s', async (_, id, status, error_code) => {
    const answer = await api.app.inject({ url: `/api/management/v1/files/${id}` })
    expect([answer.statusCode, answer.json().error_code]).toEqual([status, error_code])
  })

  it.each(['approved', 'incoming'])('cannot be downloaded from the portal under %s', async (folder) => {
    const { id } = await api.send('a.txt', text)
    const { object } = await api.rowOf(id)
    for (const path of [`/uploads/${folder}/${object}`, `/uploads/${folder}%2F${object}`])
      expect((await api.app.inject({ url: path })).statusCode).toBe(404)
  })
})
