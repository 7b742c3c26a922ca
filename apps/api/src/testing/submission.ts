import type { Application } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import type { Locale } from '@amparo/rules/locale/locales'
import { expect } from 'vitest'
import { storedFileId } from '../files/file-id.ts'
import { startTestApi, type TestApi } from './api.ts'
import { startForFile } from './start-for-file.ts'

export const today = '2026-11-15'
/** The API that the test file has started. */
export let api: TestApi

/** Starts it for the whole test file. */
export function serveApi() {
  startForFile(startTestApi, (started) => {
    api = started
  })
}

/** Another API than that of the whole file. */
export function served(other: TestApi) {
  api = other
}

export const numbers = { usa: '9840 0210 6446 4051' }
export type Body = {
  pan_token: string
  benefit_code: string
  language_code: Locale
  today: string
  application: Application
  documents: { document_id: string; file_approval_id: string }[]
  phone_verification_token?: string
}

/** A claim without a mistake, of a card of its own. */
export function sound({
  number = numbers.usa,
  benefit_code = 'CDW',
  country = 'USA',
  preferred = 'yes',
  asOf = today,
} = {}): Body {
  const form = api.areas.claimForms.forms({ benefit_code, country, locale: 'en_US', today: asOf })
  const application = fillForm(
    form?.pages ?? [],
    { today: asOf, locale: 'en_US', country, phone: phoneCheck },
    (_, { options }) => options.map(({ value }) => value).sort((a, b) => +(b === preferred) - +(a === preferred)),
  )
  return {
    pan_token: api.vault.tokenFor(number),
    benefit_code,
    language_code: 'en_US',
    today: asOf,
    application,
    documents: [],
  }
}
export function withCity(body: Body, cardholder_city: string): Body {
  const cardholder_details = { ...body.application.cardholder_details, cardholder_city }
  return { ...body, application: { ...body.application, cardholder_details } }
}
let callers = 0
/** From an address of its own, where the test does not name one. */
export const submit = (payload: Body, headers = {}, remoteAddress = `10.3.${++callers >> 8}.${callers & 255}`) =>
  api.app.inject({
    method: 'POST',
    url: '/api/cardholder/v1/claims/questions/submit_claim/',
    payload,
    headers,
    remoteAddress,
  })
export const poll = async (id: string) =>
  (await api.app.inject({ url: `/api/management/v1/long_operations/${id}` })).json()
export const receipt = async (id: string) =>
  (await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/` })).json()
export async function submitted(payload: Body, headers = {}): Promise<string> {
  const answer = (await submit(payload, headers)).json()
  expect(answer).toEqual({ long_op_id: expect.any(String) })
  const { long_op_id } = answer
  await expect.poll(async () => (await poll(long_op_id)).done).toBe(true)
  return long_op_id
}
export const count = async () => (await api.database.query('SELECT id FROM claims')).length

export async function file(name: string, state: 'approved' | 'pending' = 'approved') {
  const file_approval_id = `fa_${name.padEnd(43, 'x')}`
  const sha256 = storedFileId(`content of ${name}`)
  const decided = state === 'approved' ? api.clock.now() : null
  await api.database.query(
    `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
     VALUES ($1, $2, $3, 'pdf', 'application/pdf', $4, 9, $5, now(), now(), $6)`,
    [storedFileId(file_approval_id), crypto.randomUUID(), `${name}.pdf`, sha256, state, decided],
  )
  return { document_id: 'DOC010', file_approval_id, sha256 }
}
