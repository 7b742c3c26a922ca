import { expect } from 'vitest'
import { demoCards, startTestApi } from './api.ts'

export const MINUTE = 60_000
export const CELL = '+5511912345678'
export const OTHER = '+5511987654321'

export type PhoneTest = Awaited<ReturnType<typeof startPhoneTest>>

/** The API with a card that is signed in, and the two calls as a person makes them. */
export async function startPhoneTest() {
  const api = await startTestApi()
  const panToken = api.vault.tokenFor(demoCards[0]?.number as string)
  let caller = 0

  /** Each call from an address of its own, so that only the limits of the phone count. */
  async function post(path: string, payload: object, remoteAddress = `10.0.${++caller >> 8}.${caller & 255}`) {
    const url = `/api/cardholder/v1/phone_verification/${path}/`
    const answer = await api.app.inject({ method: 'POST', url, payload, remoteAddress })
    return { status: answer.statusCode, ...answer.json() }
  }
  const send = (change: object = {}, address?: string) =>
    post('send', { phone_type: 'cell', phone_number: CELL, ...change }, address)
  const validate = (code: string, change: object = {}, address?: string) =>
    post('validate', { phone_number: CELL, code, pan_token: panToken, ...change }, address)
  const outcome = async (...given: Parameters<typeof validate>): Promise<string> => {
    const { error_code, token } = await validate(...given)
    return token ? 'token' : error_code
  }
  const newest = async () => (await api.ports.outbox.list(1))[0]

  return {
    api,
    send,
    validate,
    outcome,
    newest,
    async sentCode(change: object = {}): Promise<string> {
      expect(await send(change)).toMatchObject({ sent: true })
      return (await newest())?.text.match(/\d{6}/)?.[0] as string
    },
    async tryWrongly(times: number, code: string, change: object = {}) {
      const outcomes = []
      for (let time = 0; time < times; time++) outcomes.push(await outcome(not(code), change))
      return outcomes
    },
    tries: () => api.database.query('SELECT tries FROM phone_codes'),
    async forgetAll() {
      await api.database.query('TRUNCATE phone_codes, phone_code_addresses, phone_tokens, outbox')
      api.log.length = 0
    },
  }
}

/** Another code than this one. */
export const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
