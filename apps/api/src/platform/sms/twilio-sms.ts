import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { assertDialable, type Sms, type SmsResult } from './sms.ts'
import { spokenXml } from './spoken-xml.ts'
import type { TwilioSettings } from './twilio-settings.ts'

const TWILIO = 'https://api.twilio.com'
const TIMEOUT_MS = 8_000
const PAUSE_MS = 500

/** Twilio's codes for a number that messages or calls cannot reach: not a number, not a mobile, not in a country of the account, or its owner said stop. */
const unreachable = [
  21211, 21214, 21215, 21216, 21217, 21401, 21408, 21421, 21610, 21612, 21614, 13223, 13224, 13225, 13227,
]

const Sent = z.object({ sid: z.string().check(z.regex(/^(?:SM|MM|CA)[0-9a-f]{32}$/)) })
const Failed = z.object({ code: z.number() })

class TwilioFailed extends Error {
  override name = 'TwilioFailed'
}

type Options = { pause?: (ms: number) => Promise<unknown>; timeoutMs?: number | undefined }

/** Twilio, with fetch: its package is 21 MB with six dependencies, for what are two calls here. */
export function createTwilioSms(settings: TwilioSettings, { pause = wait, timeoutMs = TIMEOUT_MS }: Options = {}): Sms {
  const { accountSid, authToken, callsFrom, messagingService, url = TWILIO } = settings
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

  async function post(path: 'Messages' | 'Calls', fields: Record<string, string>): Promise<SmsResult> {
    const ask = () =>
      fetch(`${url}/2010-04-01/Accounts/${accountSid}/${path}.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error) => {
        // Its message may quote the address, and with it the account.
        throw new TwilioFailed(`sms: Twilio did not answer (${causeOf(error)})`)
      })
    let answer = await ask()
    // Refused before anything was sent, so that a second try cannot send twice. After any other failure somebody may have got the message.
    if (answer.status === 429) {
      await answer.body?.cancel()
      await pause(PAUSE_MS)
      answer = await ask()
    }
    const body: unknown = await answer.json().catch(() => null)
    if (answer.ok) {
      const sent = z.safeParse(Sent, body)
      if (!sent.success) throw new TwilioFailed('sms: Twilio answered in another format')
      return { sent: true, id: sent.data.sid }
    }
    const { data: failed } = z.safeParse(Failed, body)
    if (failed && unreachable.includes(failed.code)) return { sent: false }
    throw new TwilioFailed(`sms: Twilio failed with status ${answer.status}, code ${failed?.code ?? 'none'}`)
  }

  return {
    async send(message) {
      assertDialable(message)
      const from: Record<string, string> = messagingService
        ? { MessagingServiceSid: messagingService }
        : { From: callsFrom }
      return post('Messages', { To: message.to, ...from, Body: message.text })
    },
    async call(message) {
      assertDialable(message)
      return post('Calls', { To: message.to, From: callsFrom, Twiml: spokenXml(message) })
    },
  }
}

function causeOf(error: Error & { cause?: { code?: string } }): string {
  return error.cause?.code ?? error.name
}
