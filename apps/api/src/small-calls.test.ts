import { applicationErrors } from '@amparo/contract/errors'
import { flagCodes } from '@amparo/contract/feature-flags'
import { browserErrors, listen } from '@amparo/service/telemetry/channels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_KEY, startTestApi, type TestApi } from './testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const get = (url: string) => api.app.inject({ method: 'GET', url })

describe('health', () => {
  it('is ok only while the database answers', async () => {
    expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', ports: { object_store: 'ok' } })
    const { query } = api.database
    api.database.query = () => Promise.reject(new Error('gone'))
    const answer = await get('/healthz')
    api.database.query = query
    expect({ status: answer.statusCode, code: answer.json().error_code }).toEqual({
      status: 503,
      code: 'service_unavailable',
    })
  })
})

describe('feature flags', () => {
  const set = (code: string, status: string, key = OPERATOR_KEY) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/management/v1/feature_flags/${code}/`,
      payload: { status },
      headers: { authorization: `Bearer ${key}` },
    })

  it('are a list of all eight codes with their initial status, the marketplace closed [P-379..P-386, P-405, P-406, P-X59]', async () => {
    const flags: { code: string; status: string }[] = (await get('/api/feature_flags/v1/')).json()
    expect(flags.map(({ code }) => code).toSorted()).toEqual([...flagCodes].toSorted())
    const on = flags.filter(({ status }) => status === 'on').map(({ code }) => code)
    expect(on.toSorted()).toEqual(['ap_claim_status_check', 'global_accessibility_statement', 'mcu_lpg_v1modal'])
  })

  it('can be changed by an operator, which the next call sees, with the name of the key', async () => {
    expect((await set('portal_unavailable', 'on')).json()).toEqual({ code: 'portal_unavailable', status: 'on' })
    expect((await get('/api/feature_flags/v1/')).json()).toContainEqual({ code: 'portal_unavailable', status: 'on' })
    const changed = "SELECT changed_by FROM feature_flags WHERE code = 'portal_unavailable'"
    expect(await api.database.query(changed)).toEqual([{ changed_by: 'bootstrap' }])
  })

  it.each([
    ['an unknown flag', 'no_such_flag', 'on', OPERATOR_KEY, 'unknown_flag'],
    ['an invalid status', 'mcu_nam_cp', 'perhaps', OPERATOR_KEY, 'invalid_request'],
    ['somebody else', 'mcu_nam_cp', 'on', 'guessed', 'unauthorized'],
  ])('refuse %s', async (_, code, status, key, error_code) => {
    expect((await set(code, status, key)).json().error_code).toBe(error_code)
  })
})

it('answers with the phone numbers, mail address and hours of marketplace support, without a session [M-365, M-366]', async () => {
  const answer = await get('/api/v2/marketplace/support/')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    quotes: { phone: '+18005550164' },
    billing: { phone: '+18005550165', email: 'billing@amparo.example' },
    claims: { phone: '+18005550166' },
    hours: {
      timeZone: 'America/Los_Angeles',
      weekly: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
    },
  })
})

describe('countries', () => {
  it('have their languages in order [P-407, P-408]', async () => {
    expect((await get('/api/languages/v1/languages/BRA/')).json()).toEqual({ languages: ['pt_BR', 'en_LAC'] })
  })

  it('have a configuration', async () => {
    expect((await get('/api/countries/v1/countries/CAN/')).json()).toMatchObject({
      code: 'CAN',
      isBenefitsVisible: false,
    })
  })

  it.each([
    ['/api/languages/v1/languages/FRA/', 'unsupported_country'],
    ['/api/countries/v1/countries/FRA/', 'unsupported_country'],
    ['/api/countries/v1/countries/bra/', 'invalid_request'],
    ['/api/countries/v1/countries/__proto__/', 'invalid_request'],
    ['/api/nothing/', 'not_found'],
  ])('refuse %s with %s', async (url, error_code) => expect((await get(url)).json().error_code).toBe(error_code))
})

describe('error reports', () => {
  const report = (payload: object) => api.app.inject({ method: 'POST', url: '/api/errors/v1/', payload })

  it('are logged with their code and request id [P-445]', async () => {
    await report({ code: 'BENEFITS_API_ERROR', cause: 'network_error', failed_request_id: '7KQ2-M4XD-9PBT' })
    expect(api.log.join('')).toMatch(/BENEFITS_API_ERROR.*7KQ2-M4XD-9PBT/)
  })

  it('are published for the error-reporting service, with their code and request id [P-445]', async () => {
    const published: unknown[] = []
    const stop = listen(browserErrors, (event) => void published.push(event))
    await report({ code: 'CMS_ERROR', failed_request_id: '7KQ2-M4XD-9PBT' })
    stop()
    expect(published).toEqual([{ code: 'CMS_ERROR', failed_request_id: '7KQ2-M4XD-9PBT' }])
  })

  it('lose what is no request id of ours', async () => {
    await report({ code: 'CMS_ERROR', failed_request_id: 'Ana-Souza' })
    expect(api.log.join('')).not.toContain('Ana-Souza')
  })

  it.each(applicationErrors)('are accepted for %s [P-445]', async (code) => {
    expect((await report({ code, failed_request_id: 'req-1' })).statusCode).toBe(200)
  })

  it.each([
    ['an unknown code', { code: 'HELLO', failed_request_id: null }],
    ['a phone number', { code: 'CMS_ERROR', cause: 'call_5551234', failed_request_id: null }],
    ['free text', { code: 'CMS_ERROR', cause: 'Ana Souza called', failed_request_id: null }],
  ])('with %s are refused, so that they contain no personal data', async (_, payload) => {
    expect((await report(payload)).statusCode).toBe(400)
  })

  it('are limited to sixty a minute from one address, so that nobody can flood the log', async () => {
    const codes = new Set<string | undefined>()
    for (let call = 0; call < 70; call++)
      codes.add((await report({ code: 'CMS_ERROR', failed_request_id: null })).json()?.error_code)
    expect([...codes]).toEqual([undefined, 'too_many_requests'])
  })
})
