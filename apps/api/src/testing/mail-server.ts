import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Received = { from: string; to: string[]; raw: string; user: string | undefined }
export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>

/** An SMTP server on this machine. It takes mail without a login, or with the password `p@ss`. */
export async function startMailServer() {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) => done(null, auth.password === 'p@ss' ? { user: auth.username } : {}),
    onData(stream, { envelope: { mailFrom, rcptTo }, user }, done) {
      void text(stream).then((raw) => {
        if (server.refusal) return done(Object.assign(new Error('no: ana@example.test'), server.refusal))
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
    /** What it answers instead of taking a message. */
    refusal: null as { responseCode: number } | null,
    nextMail: () => once(smtp, 'mail'),
    reset() {
      server.received = []
      server.refusal = null
    },
    stop: () => new Promise<void>((resolve) => void smtp.close(resolve)),
  }
  return server
}
