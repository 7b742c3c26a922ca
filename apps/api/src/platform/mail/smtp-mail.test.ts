import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { startDatabaseJobs } from '../jobs/database-jobs.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { repeatEveryMinute } from '../repeat-every-minute.ts'
import { createSmtpMail } from './smtp-mail.ts'
import { describeMail } from './testing/mail-contract.ts'

const HOUR = 3_600_000
const message = {
  to: 'ana@example.test',
  subject: 'Ihr Café-Link',
  text: 'Open https://portal.test/?ott=a-secret',
  html: '<p>Open it</p>',
  tag: 'magic_link',
}
const pdf = { filename: 'Policy 1.pdf', content_type: 'application/pdf', content: Buffer.from('%PDF-1.7 sample') }

let database: Database
let jobs: Jobs
let server: TestMailServer
const clock = { time: 0, now: () => new Date(clock.time) }
const lines: string[] = []
const log = createLogger({ name: 'test', level: 'info', sink: { write: (line) => void lines.push(line) } })

beforeAll(async () => {
  database = await openTestDatabase(migrations)
  jobs = await startDatabaseJobs({ database, log })
  server = await startMailServer()
})
afterAll(async () => {
  await server.stop()
  await jobs.stop()
  await database.close()
})
beforeEach(async () => {
  clock.time = Date.parse('2026-11-15T12:00:00Z')
  server.reset()
  lines.length = 0
  await database.query('TRUNCATE queued_mail')
})

const opened: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())))

function open({ login = '', port = server.port, from = 'Amparo <help@amparo.example>' } = {}) {
  const quiet = { ...jobs, enqueue: async () => {} }
  const url = `smtp://${login}127.0.0.1:${port}`
  const mail = createSmtpMail({
    url,
    from,
    database,
    jobs: quiet,
    repeat: repeatEveryMinute,
    clock,
    log,
    secret: 'ab'.repeat(32),
  })
  opened.push(mail)
  return mail
}
const waiting = () => database.query<{ tries: number; sealed_message: string }>('SELECT * FROM queued_mail')

describe('mail through a real SMTP server (smtp-server, from npm)', () => {
  let mail: ReturnType<typeof open>
  beforeEach(() => {
    mail = open()
  })
  const arrived = async () => {
    await mail.deliverDue()
    return server.received.map(({ to, raw }) => ({
      to: to.join(),
      subject: /^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '',
      files: [...raw.matchAll(/filename="?([^"\r\n]+)"?/g)].map(([, name = '']) => name),
    }))
  }
  describeMail({ mail: () => mail, database: () => database, arrived })

  it('arrives with sender, recipient, subject, both bodies and attachments', async () => {
    const mail = open()
    await mail.send({ ...message, attachments: [pdf] })
    await mail.deliverDue()
    expect(server.received).toMatchObject([{ from: 'help@amparo.example', to: ['ana@example.test'] }])
    const raw = server.received[0]?.raw ?? ''
    expect(raw).toContain('From: Amparo <help@amparo.example>')
    expect(raw).toContain('To: ana@example.test')
    expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?Ihr_Caf=C3=A9-Link\?=/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('<p>Open it</p>')
    expect(raw).toMatch(/Content-Type: application\/pdf; name="Policy 1.pdf"/)
    expect(raw).toContain(pdf.content.toString('base64'))
  })

  it('signs in to the server if the address says so', async () => {
    const mail = open({ login: 'amparo:p%40ss@' })
    await mail.send(message)
    await mail.deliverDue()
    expect(server.received[0]?.user).toBe('amparo')
  })

  it('is delivered by a job after the commit, and never if the transaction does not commit', async () => {
    const port = server.port
    const mail = createSmtpMail({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      database,
      jobs,
      repeat: repeatEveryMinute,
      clock,
      log,
      secret: 'ab'.repeat(32),
    })
    opened.push(mail)
    for (const job of mail.jobs) await jobs.work(job)
    const failed = database.transaction(async (tx) => {
      await mail.send({ ...message, subject: 'rolled back' }, tx)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const arrival = server.nextMail()
    await database.transaction((tx) => mail.send({ ...message, subject: 'kept' }, tx))
    await arrival
    expect(server.received.map(({ raw }) => /Subject: (.*)/.exec(raw)?.[1]?.trim())).toEqual(['kept'])
  })

  it('is stored encrypted until it is delivered, and deleted then', async () => {
    const mail = open()
    await mail.send({ ...message, attachments: [pdf] })
    const stored = JSON.stringify(await waiting())
    for (const word of ['ana@', 'a-secret', 'Open', pdf.content.toString('base64')]) expect(stored).not.toContain(word)
    await mail.deliverDue()
    expect(await waiting()).toEqual([])
  })

  it('is delivered once by ten workers at once', { tags: ['race'] }, async () => {
    const mail = open()
    await mail.send(message)
    await Promise.all(Array.from({ length: 10 }, () => mail.deliverDue()))
    expect(server.received).toHaveLength(1)
  })

  it.each([
    ['the server is busy', () => ({ refused: { responseCode: 451 } })],
    ['the server refuses every connection', () => ({ refused: { responseCode: 554, at: 'connection' } })],
    ['the server refuses the sender', () => ({ refused: { responseCode: 550, at: 'sender' } })],
    ['the server refuses the sender after the content', () => ({ refused: { responseCode: 554 } })],
    ['the server wants a login', () => ({ refused: { responseCode: 530, at: 'recipient' } })],
    [
      'the server passes nothing on',
      () => ({ refused: { responseCode: 554, at: 'recipient', because: '5.7.1 relay access denied' } }),
    ],
    ['the server cannot be reached', () => ({ port: 1 })],
    ['the password is wrong', () => ({ login: 'amparo:wrong@' })],
  ])('is tried again later with the same Message-ID if %s', async (_, given) => {
    const { refused, ...options } = given() as { refused?: TestMailServer['refusal']; port?: number; login?: string }
    server.refusal = refused ?? null
    const broken = open(options)
    const { id } = await broken.send(message)
    await broken.deliverDue()
    await broken.deliverDue()
    expect(await waiting()).toMatchObject([{ tries: 1 }])
    clock.time += 61_000
    await broken.deliverDue()
    expect(await waiting()).toMatchObject([{ tries: 2 }])

    server.refusal = null
    clock.time += HOUR
    await open().deliverDue()
    expect(server.received[0]?.raw).toContain(`Message-ID: <${id}@amparo.example>`)
    expect(await waiting()).toEqual([])
  })

  it('that waited during an outage is all sent as soon as the server is back', async () => {
    const mail = open()
    for (let one = 0; one < 60; one++) await mail.send(message)
    await mail.deliverDue()
    expect([server.received.length, await waiting()]).toEqual([60, []])
  })

  it('is taken over from a worker that died', async () => {
    const mail = open()
    const { id } = await mail.send(message)
    await database.query('UPDATE queued_mail SET tries = 1, next_try_at = $2 WHERE id = $1', [
      id,
      new Date(clock.time + 300_000),
    ])
    await mail.deliverDue()
    expect(server.received).toEqual([])
    clock.time += 300_000
    await mail.deliverDue()
    expect(server.received).toHaveLength(1)
  })

  it.each<[string, TestMailServer['refusal'], number]>([
    ['the server does not know the recipient', { responseCode: 550, at: 'recipient', because: '5.1.1 unknown' }, 0],
    ['the server is busy for two days', { responseCode: 451 }, 49 * HOUR],
    ['the server refuses its content for two days', { responseCode: 554 }, 49 * HOUR],
  ])('is given up when %s, and the log does not name the address', async (_, given, later) => {
    server.refusal = given
    const mail = open()
    await mail.send(message)
    clock.time += later
    await mail.deliverDue()
    expect(await waiting()).toEqual([])
    expect(lines.join('')).toContain('mail was given up')
    expect(lines.join('')).not.toMatch(/ana@|a-secret/)
  })
})
