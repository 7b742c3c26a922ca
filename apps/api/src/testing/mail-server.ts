import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string; user: string | undefined }
type Refusal = { responseCode: number; at?: 'connection' | 'sender' | 'recipient'; because?: string }
export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>

/** An SMTP server on this machine. It takes mail without a login, or with the password `p@ss`. */
export async function startMailServer() {
  const refusalAt = (at: Refusal['at']) => {
    if (!server.refusal || server.refusal.at !== at) return null
    const { responseCode, because = 'no' } = server.refusal
    return Object.assign(new Error(`${because}: ana@example.test`), { responseCode })
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) => done(null, auth.password === 'p@ss' ? { user: auth.username } : {}),
    onConnect: (_, done) => done(refusalAt('connection')),
    onMailFrom: (_address, _session, done) => done(refusalAt('sender')),
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData(stream, { envelope: { mailFrom, rcptTo }, user }, done) {
      void text(stream).then((raw) => {
        const refusal = refusalAt(undefined)
        if (refusal) return done(refusal)
        const to = rcptTo.map(({ address }) => address)
        server.received.push({ from: mailFrom ? mailFrom.address : '', to, raw, user: user as string | undefined })
        done()
        smtp.emit('mail')
      })
    },
  })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))

  const server = {
    port: (smtp.server.address() as AddressInfo).port,
    received: [] as Received[],
    /** What it answers instead of taking a message, and to what: without `at`, to its content. */
    refusal: null as Refusal | null,
    nextMail: () => once(smtp, 'mail'),
    reset() {
      server.received = []
      server.refusal = null
    },
    stop: () => new Promise<void>((resolve) => void smtp.close(resolve)),
  }
  return server
}
