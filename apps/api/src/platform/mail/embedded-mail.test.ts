import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedMail } from './embedded-mail.ts'
import type { Mail } from './mail.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { describeMail, message, pdf } from './testing/mail-contract.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const NOW = new Date('2026-03-01T10:00:00Z')

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
  const arrived = async () =>
    (await outbox.list(10)).reverse().map(({ recipient: to, subject, attachments }) => ({
      to,
      subject: subject ?? '',
      files: attachments.map(({ filename }) => filename),
    }))
  describeMail({ mail: () => mail, database: () => database, arrived })

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

  it.each(['nothing', '00000000-0000-4000-8000-000000000000'])('finds no message with the id %s', async (id) => {
    expect(await outbox.find(id)).toBeNull()
  })
})
