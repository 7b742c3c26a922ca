import type { AnsweredPage } from '@amparo/contract/submission'
import { hiddenValues } from '@amparo/contract/widget-messages'
import { describe, expect, it } from 'vitest'
import { storedFileId } from '../files/file-id.ts'
import { request } from '../testing/policies/buy.ts'
import { accident, api, ask, policyholder, serveApi, submit, tokenOf } from '../testing/policy-claims.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

serveApi()

const MINUTE = 60_000
const AME = { id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-100', coinsurance_id: 'COI-20' }

async function finished(long_op_id: string) {
  const poll = async () => (await ask(`GET /api/management/v1/long_operations/${long_op_id}`)).body
  await expect.poll(async () => (await poll()).done).toBe(true)
  return (await poll()).result.response
}
const claims = async () => (await api.database.query('SELECT id FROM claims')).length

describe('the token of a claim form', () => {
  it('is for the policy of the session, and says what the form needs to know [M-245]', async () => {
    const person = await policyholder([{ id: 'ADD' }, AME])
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

  it('ends after 30 minutes', async () => {
    const token = await tokenOf(await policyholder())
    api.clock.time += 30 * MINUTE
    const answers = [
      await ask('POST /claim-widget/', { payload: { token } }),
      await ask(
        `GET /api/cardholder/v1/claims/benefits/ADD/pages/?pan_token=${token}&today=2026-11-15&language_code=en_US`,
      ),
      await submit(accident(token)),
    ]
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

describe('a claim for a policy', () => {
  it('arrives like every other claim: number, receipt, status, operator, the policyholder’s list', async () => {
    const person = await policyholder()
    const { body } = await submit(accident(await tokenOf(person)))
    const { claim_number } = await finished(body.long_op_id)

    const receipt = await ask(`GET /api/cardholder/v1/claims/receipt/${body.long_op_id}/`)
    expect(receipt.body).toMatchObject({ claim_number, policy_number: person.number, country: 'USA' })
    const status = await ask('POST /api/cardholder/v1/claims/status_check/', {
      payload: {
        claim_number,
        country: 'USA',
        language_code: 'en_US',
        postal_code: accident('').application.policyholder_details?.policyholder_postal_code,
      },
    })
    expect(status.body).toMatchObject({ claim_number, product_name: 'AD&D Coverage', is_own_card: false })
    const shown = await api.areas.operator.findClaim(claim_number)
    expect(shown).toMatchObject({ policy_number: person.number, product_code: 'ADD' })
    // Nobody was asked these questions: they are for the operator.
    const asked = (pages: AnsweredPage[]) => pages.flatMap(({ questions }) => questions.map((one) => one.question_key))
    expect(asked(shown?.pages ?? [])).toEqual(expect.arrayContaining([...hiddenValues]))
    expect(asked(receipt.body.pages)).toContain('policyholder_last_name')
    for (const key of hiddenValues) expect(asked(receipt.body.pages)).not.toContain(key)
    const { body: own } = await ask(`GET /policies/${person.id}/claims/`, person)
    expect(own).toEqual([{ claim_number, status: 'open', date_of_loss: '2026-11-15', received_at: expect.any(String) }])
  })

  it('is made once with a token: a lost answer is asked for again, another claim is refused', async () => {
    const token = await tokenOf(await policyholder())
    const sent = await Promise.all(Array.from({ length: 10 }, () => submit(accident(token))))
    const before = await claims()
    expect(new Set(sent.map(({ body }) => body.long_op_id)).size).toBe(1)
    const other = accident(token, { loss: '2026-11-15', place: 'Elm Street' })
    expect((await submit(other)).body.error_code).toBe('claim_token_used')
    expect(await claims()).toBe(before)
  })

  it('stores what the policy covers, whatever the page was told [M-246, M-247, M-248]', async () => {
    const { application, ...body } = accident(await tokenOf(await policyholder()))
    const forged = {
      ...application,
      policyholder_details: { ...application.policyholder_details, environment: 'standalone' },
      claimed_costs: {
        ...application.claimed_costs,
        has_accident_medical_expense: 'yes',
        has_critical_illness: 'yes',
        medical_bills: [{ medical_bill_amount: 5000 }],
      },
    }
    const { body: sent } = await submit({ ...body, application: forged })
    await finished(sent.long_op_id)
    const [newest] = await api.database.query<{ application: typeof forged }>(
      "SELECT application FROM claims WHERE application -> 'policyholder_details' ->> 'environment' = 'standalone'",
    )
    expect(newest?.application.claimed_costs).toMatchObject({
      has_accident_medical_expense: 'no',
      has_critical_illness: 'no',
    })
    expect(newest?.application.claimed_costs).not.toHaveProperty('medical_bills')
  })

  it('asks for bills where the policy covers medical expenses, even if the page was told that it does not', async () => {
    const { application, ...body } = accident(await tokenOf(await policyholder([{ id: 'ADD' }, AME])))
    const { medical_bills: _, ...costs } = application.claimed_costs ?? {}
    const forged = { ...application, claimed_costs: { ...costs, has_accident_medical_expense: 'no' } }
    const { body: answer } = await submit({ ...body, application: forged })
    expect(answer.error_code).toBe('missing_fields')
    expect(answer.problems).toContainEqual({ path: 'claimed_costs.medical_bills', code: 'required' })
    const documents = await ask('POST /api/cardholder/v1/claims/questions/documents/', {
      payload: { ...body, country: 'USA', application: forged },
    })
    expect(documents.body.documents.map(({ id }: { id: string }) => id)).toContain('DOC029')
  })

  it.each(['2026-11-14', '2025-11-16'])('is refused for %s, before the policy began', async (loss) => {
    const { body } = await submit(accident(await tokenOf(await policyholder()), { loss }))
    expect(body).toMatchObject({
      error_code: 'missing_fields',
      problems: [{ path: 'accident_details.date_of_loss', code: 'not_covered' }],
    })
  })

  it('is a duplicate for the same person and day, and not for somebody else who was hurt', async () => {
    const person = await policyholder()
    const claim = async (change: object) => {
      const { application, ...body } = accident(await tokenOf(person))
      const accident_details = { ...application.accident_details, ...change }
      return finished((await submit({ ...body, application: { ...application, accident_details } })).body.long_op_id)
    }
    const child = { injured_role: 'child', injured_last_name: 'Quill', injured_date_of_birth: '2015-05-05' }
    const first = { injured_role: 'policyholder', accident_location: 'Harbor Street' }
    expect(await claim(first)).toHaveProperty('claim_number')
    expect(await claim({ ...first, accident_location: 'Harbor St.' })).toMatchObject({
      error: { code: 'duplicate_claim' },
    })
    expect(await claim({ ...child, injured_first_name: 'Noa' })).toHaveProperty('claim_number')
    expect(await claim({ ...child, injured_first_name: 'Lev' })).toHaveProperty('claim_number')
  })

  it('does not take files of another claimant’s claim', async () => {
    const file_approval_id = `fa_${'private'.padEnd(43, 'x')}`
    await api.database.query(
      `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
       VALUES ($1, gen_random_uuid(), 'report.pdf', 'pdf', 'application/pdf', repeat('a', 64), 9, 'approved', now(), now(), now())`,
      [storedFileId(file_approval_id)],
    )
    const documents = [{ document_id: 'DOC028', file_approval_id }]
    const mine = await submit({ ...accident(await tokenOf(await policyholder())), documents })
    expect(mine.status).toBe(200)
    const theirs = await submit({ ...accident(await tokenOf(await policyholder())), documents })
    expect(theirs.body).toMatchObject({ error_code: 'document_not_approved', problems: [{ path: 'documents.0' }] })
  })
})

it('the database refuses a claim of both a card and a policy, and one of neither', async () => {
  const { id } = await policyholder()
  const receive = api.areas.submission.receiveClaim
  await expect(receive(receivedClaim('both', { policy_id: id }))).rejects.toThrow('claims_of_one_claimant')
  await expect(receive(receivedClaim('neither', { card_id: null }))).rejects.toThrow('claims_of_one_claimant')
})
