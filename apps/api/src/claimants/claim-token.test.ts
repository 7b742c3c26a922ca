import { describe, expect, it } from 'vitest'
import { medical, request } from '../testing/policies/buy.ts'
import { accident, api, ask, policyholder, serveApi, submit, tokenOf } from '../testing/policy-claims.ts'

serveApi()

const MINUTE = 60_000

describe('the token of a claim form', () => {
  it('is for the policy of the session, and says what the form needs to know [M-245]', async () => {
    const person = await policyholder([{ id: 'ADD' }, medical])
    const { status, body } = await ask(`POST /policies/${person.id}/claim-widget/`, person)
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^ct_[\w-]{43}$/),
      url: '/widget/claim',
      expires_at: '2026-11-15T12:30:00.000Z',
    })
    const opened = await ask('POST /claim-widget/', { payload: { token: body.token } })
    expect(opened.body).toMatchObject({
      policy_id: person.id,
      policy_number: person.number,
      has_accident_medical_expense: true,
      has_critical_illness: false,
      known: { policyholder_first_name: 'Dana', policyholder_postal_code: '43004', policyholder_email: person.email },
      benefits: { ica_country: 'USA', benefits: [{ benefit_code: 'ADD', name: 'AD&D Coverage' }] },
    })
  })

  it('is stored as a hash and stays out of the log', async () => {
    const token = await tokenOf(await policyholder())
    await ask(
      `GET /api/cardholder/v1/claims/benefits/ADD/pages/?pan_token=${token}&today=2026-11-15&language_code=en_US`,
    )
    const stored = JSON.stringify(await api.database.query('SELECT * FROM claim_tokens'))
    expect(stored).not.toContain(token)
    expect(api.log.join('')).not.toContain(token)
  })

  it.each([
    ['without a session', () => undefined, 401],
    ['with another person’s session', async () => (await policyholder()).bearer, 404],
  ])('is refused %s', async (_who, session, status) => {
    const { id } = await policyholder()
    const bearer = await session()
    expect((await ask(`POST /policies/${id}/claim-widget/`, bearer ? { bearer } : {})).status).toBe(status)
    expect((await ask(`GET /policies/${id}/claims/`, bearer ? { bearer } : {})).status).toBe(status)
  })

  it('is refused for a quote', async () => {
    const { bearer, email } = await policyholder()
    const { body: quote } = await ask('POST /quote/', { bearer, payload: { ...request, email } })
    expect((await ask(`POST /policies/${quote.id}/claim-widget/`, { bearer })).body.error_code).toBe(
      'policy_not_claimable',
    )
  })

  it('ends after 30 minutes, and is deleted', async () => {
    const token = await tokenOf(await policyholder())
    api.clock.time += 30 * MINUTE
    const answers = [
      await ask('POST /claim-widget/', { payload: { token } }),
      await ask(
        `GET /api/cardholder/v1/claims/benefits/ADD/pages/?pan_token=${token}&today=2026-11-15&language_code=en_US`,
      ),
      await submit(accident(token)),
    ]
    await api.areas.claimants.deleteExpired()
    expect(await api.database.query('SELECT 1 FROM claim_tokens')).toEqual([])
    api.clock.time -= 30 * MINUTE
    expect(answers.map(({ body }) => body.error_code)).toEqual(Array(3).fill('claim_token_expired'))
  })

  it('opens no other form, and no call of a card', async () => {
    const token = await tokenOf(await policyholder())
    const cel = `/api/cardholder/v1/claims/benefits/CEL/pages/?pan_token=${token}&today=2026-11-15&language_code=en_US`
    expect((await ask(`GET ${cel}`)).body.error_code).toBe('card_benefit_not_applicable')
    const benefits = { pan_token: token, today: '2026-11-15', language_code: 'en_US' }
    expect((await ask('POST /api/cardholder/v1/benefits/', { payload: benefits })).body.error_code).toBe(
      'invalid_request',
    )
  })
})
