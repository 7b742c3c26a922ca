import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedMail } from './embedded-mail.ts'
import type { Mail } from './mail.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const NOW = new Date('2026-03-01T10:00:00Z')
const message = { to: 'ana@example.test', subject: 'Your link', text: 'Open it', tag: 'magic_link' }

const pdf = { filename: 'Policy.pdf', content_type: 'application/pdf', content: Buffer.from([0, 255, 10]) }

let database: Database
let outbox: Outbox
let mail: Mail

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS)
  outbox = createOutbox({ database, clock: { now: () => NOW } })
  mail = createEmbeddedMail(outbox)
})
beforeEach(() => database.query('TRUNCATE outbox, outbox_attachments'))
afterAll(() => database.close())

describe('the embedded mail', () => {
  it('stores every part of a message', async () => {
    const attachments = [pdf, { ...pdf, filename: 'Second.pdf', content: Buffer.from('%PDF-2') }]
    const { id } = await mail.send({ ...message, html: '<p>Open it</p>', attachments })
    expect(await outbox.find(id)).toEqual({
      id,
      kind: 'mail',
      recipient: message.to,
      subject: message.subject,
      text: message.text,
      html: '<p>Open it</p>',
      tag: message.tag,
      sent_at: NOW,
      attachments: [
        { filename: 'Policy.pdf', content_type: 'application/pdf' },
        { filename: 'Second.pdf', content_type: 'application/pdf' },
      ],
    })
    expect(await outbox.findAttachment(id, 1)).toEqual(attachments[1])
    expect([await outbox.findAttachment(id, 2), await outbox.findAttachment('x', 0)]).toEqual([null, null])
  })

  it('lists the newest first, up to the requested number', async () => {
    for (const subject of ['one', 'two', 'three']) await mail.send({ ...message, subject })
    expect((await outbox.list(2)).map(({ subject }) => subject)).toEqual(['three', 'two'])
  })

  it('sends only if the transaction commits', async () => {
    await database.transaction((tx) => mail.send({ ...message, subject: 'kept' }, tx))
    const failed = database.transaction(async (tx) => {
      await mail.send({ ...message, subject: 'rolled back' }, tx)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual(['kept'])
  })

  it.each([
    ['a second header in the address', { to: 'ana@example.test\r\nBcc: bob@example.test' }],
    ['two addresses', { to: 'ana@example.test,bob@example.test' }],
    ['a name around the address', { to: 'Ana <ana@example.test>' }],
    ['no address', { to: '' }],
    ['a second header in the subject', { subject: 'Hello\nBcc: bob@example.test' }],
    ['a line separator in the subject', { subject: 'Hello\u2028Bcc: bob@example.test' }],
    ['a zero byte in the subject', { subject: 'Hello\0example.test' }],
    ['a second header in a file name', { attachments: [{ ...pdf, filename: 'a.pdf\r\nBcc: bob@example.test' }] }],
    ['a path as a file name', { attachments: [{ ...pdf, filename: '../example.test/a.pdf' }] }],
    ['a quoted file name', { attachments: [{ ...pdf, filename: 'a";example.test="' }] }],
    ['no file name', { attachments: [{ ...pdf, filename: '' }] }],
    ['a parameter in a type', { attachments: [{ ...pdf, content_type: 'text/html; charset=example.test' }] }],
    ['a second header in a type', { attachments: [{ ...pdf, content_type: 'a/b\nBcc: bob@example.test' }] }],
  ])('refuses %s, and keeps the value out of the error', async (_, change) => {
    const error = await mail.send({ ...message, ...change }).catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).not.toContain('example.test')
    expect(await outbox.list(1)).toEqual([])
  })

  it.each(['nothing', '00000000-0000-4000-8000-000000000000'])('finds no message with the id %s', async (id) => {
    expect(await outbox.find(id)).toBeNull()
  })
})
