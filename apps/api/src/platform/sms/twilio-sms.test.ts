import { locales } from '@amparo/rules/locale/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeSms } from './testing/sms-contract.ts'
import { ACCOUNT, startTwilioServer, twilioError, UNREACHABLE } from './testing/twilio-server.ts'
import { createTwilioSms } from './twilio-sms.ts'

const PHONE = '+5511900000000'
const message = { to: PHONE, text: 'Your code: 4, 7' }

let server: Awaited<ReturnType<typeof startTwilioServer>>
beforeAll(async () => {
  server = await startTwilioServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const pauses: number[] = []
const open = (change: object = {}, timeoutMs?: number) =>
  createTwilioSms({ ...ACCOUNT, url: server.url, ...change }, { pause: async (ms) => void pauses.push(ms), timeoutMs })

describe('Twilio, a local server with recorded shapes', () => {
  describeSms({ sms: () => open(), arrived: async () => server.state.arrived, unreachable: UNREACHABLE })

  it('gets a message from our number, or from a messaging service', async () => {
    await open().send(message)
    await open({ messagingService: `MG${'3d'.repeat(16)}` }).send(message)
    expect(server.state.asked).toMatchObject([
      {
        path: `/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`,
        fields: { To: PHONE, From: ACCOUNT.callsFrom, Body: message.text },
      },
      { fields: { To: PHONE, MessagingServiceSid: `MG${'3d'.repeat(16)}` } },
    ])
    expect(server.state.asked[1]?.fields).not.toHaveProperty('From')
  })

  it.each(locales)('reads a code out twice in the language of the person: %s', async (locale) => {
    await open().call({ ...message, locale })
    const { Twiml = '', From } = server.state.asked[0]?.fields ?? {}
    expect(From).toBe(ACCOUNT.callsFrom)
    const language = locale.startsWith('zh') ? 'cmn' : locale.slice(0, 2)
    expect(Twiml.match(new RegExp(`<Say language="${language}-`, 'g'))).toHaveLength(2)
    expect(Twiml.match(/4, 7/g)).toHaveLength(2)
  })

  it.each([21211, 21408, 21610, 21614, 13225])('says with code %d that a number cannot be reached', async (code) => {
    server.state.next = [twilioError(400, code)]
    expect(await open().send(message)).toEqual({ sent: false })
  })

  it('is asked once more after it had no time, and only then', async () => {
    server.state.next = [twilioError(429, 20429, 'Too Many Requests')]
    expect(await open().send(message)).toMatchObject({ sent: true })
    expect([server.state.asked.length, pauses.length]).toEqual([2, 1])
    server.reset()
    server.state.next = [twilioError(429, 20429), twilioError(429, 20429)]
    await expect(open().send(message)).rejects.toThrow('status 429')
    expect(server.state.asked).toHaveLength(2)
  })

  it.each([
    ['a failure', [twilioError(500, 20500)], {}],
    ['a lost answer', ['silence' as const], {}],
    ['a wrong token', [], { authToken: 'ff'.repeat(16) }],
    ['a number that is not ours', [twilioError(400, 21606)], {}],
    ['another format', [{ status: 201, body: { id: 7 } }], {}],
    ['no server', [], { url: 'http://127.0.0.1:1' }],
  ])('is asked once only after %s, which is an error without number, text or token', async (_, next, change) => {
    server.state.next = [...next]
    const error = (await open(change)
      .send(message)
      .catch((thrown: Error) => thrown)) as Error
    expect(error).toBeInstanceOf(Error)
    expect(`${error.message} ${error.stack}`).not.toMatch(/5511900|Your code|1b1b|ffff/)
    expect(server.state.asked.length).toBeLessThan(2)
  })

  it('is given up if it does not answer', async () => {
    server.state.next = ['never']
    await expect(open({}, 50).send(message)).rejects.toThrow('sms: Twilio did not answer (TimeoutError)')
  })
})
