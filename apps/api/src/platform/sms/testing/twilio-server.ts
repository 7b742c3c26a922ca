import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Arrived } from './sms-contract.ts'

const unescaped: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

type Answer = { status: number; body: unknown } | 'silence' | 'never'

export const ACCOUNT = {
  accountSid: `AC${'0a'.repeat(16)}`,
  authToken: '1b'.repeat(16),
  callsFrom: '+15005550006',
}
export const UNREACHABLE = '+15005550001'

/** An error in the shape of api.twilio.com. */
export const twilioError = (status: number, code: number, message = 'An error') => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

/** A local server with the paths and recorded shapes of Twilio's API of 2010-04-01. */
export async function startTwilioServer() {
  const state = {
    asked: [] as { path: string; authorization: string | undefined; fields: Record<string, string> }[],
    arrived: [] as Arrived[],
    /** Answers to the next requests, instead of the usual ones. */
    next: [] as Answer[],
  }

  function usual(path: string, fields: Record<string, string>, authorization: string | undefined): Answer {
    const { accountSid, authToken } = ACCOUNT
    if (authorization !== `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`)
      return twilioError(401, 20003, 'Authenticate')
    const isCall = path.endsWith('/Calls.json')
    const { To: to = '', Body = '', Twiml = '' } = fields
    if (to === UNREACHABLE) return twilioError(400, isCall ? 13224 : 21211, `Invalid 'To' Phone Number: ${to}`)
    const spoken = [...Twiml.matchAll(/<Say[^>]*>([^<]*)<\/Say>/g)].map(([, text = '']) => text)
    const text = spoken[0]?.replace(/&(?:lt|gt|quot|#39|amp);/g, (code) => unescaped[code] ?? '')
    state.arrived.push({ kind: isCall ? 'call' : 'sms', to, text: isCall ? (text ?? '') : Body })
    const sid = `${isCall ? 'CA' : 'SM'}${'2c'.repeat(16)}`
    return { status: 201, body: { sid, account_sid: accountSid, status: 'queued', to, price: null, uri: path } }
  }

  const server = createServer(async (request: IncomingMessage, reply) => {
    const { url: path = '', headers } = request
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    state.asked.push({ path, authorization: headers.authorization, fields })
    const answer = state.next.shift() ?? usual(path, fields, headers.authorization)
    if (answer === 'never') return
    if (answer === 'silence') return request.socket.destroy()
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => Object.assign(state, { asked: [], arrived: [], next: [] }),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
