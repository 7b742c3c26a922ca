import type { Database } from '@amparo/database/database'
import { expect, it } from 'vitest'
import type { Mail } from '../mail.ts'

type Post = {
  mail: () => Mail
  database: () => Database
  /** What the recipient has got, in the order in which it came. */
  arrived: () => Promise<{ to: string; subject: string; files: string[] }[]>
}

export const message = { to: 'ana@example.test', subject: 'Your link', text: 'Open it', tag: 'magic_link' }
export const pdf = { filename: 'Policy.pdf', content_type: 'application/pdf', content: Buffer.from([0, 255, 10]) }

/** What every adapter of the mail port promises. */
export function describeMail({ mail, database, arrived }: Post) {
  it('delivers a message with its files, once', async () => {
    const attachments = [pdf, { ...pdf, filename: 'Second.pdf' }]
    const { id } = await mail().send({ ...message, html: '<p>Open it</p>', attachments })
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await arrived()).toEqual([{ to: message.to, subject: message.subject, files: ['Policy.pdf', 'Second.pdf'] }])
  })

  it('delivers many messages, each once', async () => {
    const many = ['one', 'two', 'three'].map((subject) => ({ ...message, subject }))
    await database().transaction((tx) => mail().sendAll(many, tx))
    expect((await arrived()).map(({ subject }) => subject).sort()).toEqual(['one', 'three', 'two'])
  })

  it('delivers only if the transaction commits', async () => {
    await database().transaction((tx) => mail().send({ ...message, subject: 'kept' }, tx))
    const failed = database().transaction(async (tx) => {
      await mail().send({ ...message, subject: 'rolled back' }, tx)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect((await arrived()).map(({ subject }) => subject)).toEqual(['kept'])
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
    const error = await mail()
      .send({ ...message, ...change })
      .catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).not.toContain('example.test')
    expect(await arrived()).toEqual([])
  })
}
