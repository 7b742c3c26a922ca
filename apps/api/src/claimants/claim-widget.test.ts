import type { AnsweredPage } from '@amparo/contract/submission'
import { hiddenValues } from '@amparo/contract/widget-messages'
import { describe, expect, it } from 'vitest'
import { storedFileId } from '../files/file-id.ts'
import { medical } from '../testing/policies/buy.ts'
import { accident, api, ask, policyholder, serveApi, submit, tokenOf } from '../testing/policy-claims.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

serveApi()

async function finished(long_op_id: string) {
  const poll = async () => (await ask(`GET /api/management/v1/long_operations/${long_op_id}`)).body
  await expect.poll(async () => (await poll()).done).toBe(true)
  return (await poll()).result.response
}
async function documentsFor(body: object): Promise<string[]> {
  const payload = { ...body, country: 'USA' }
  const answer = await ask('POST /api/cardholder/v1/claims/questions/documents/', { payload })
  return answer.body.documents.map(({ id }: { id: string }) => id)
}
const claims = async () => (await api.database.query('SELECT id FROM claims')).length

describe('a claim for a policy', () => {
  it('is processed like every other claim: number, receipt, status, the operator’s and the policyholder’s lists', async () => {
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

  it('can be sent once with a token: repeating it gets the same answer, another claim is refused', {
    tags: ['race'],
  }, async () => {
    const token = await tokenOf(await policyholder())
    const sent = await Promise.all(Array.from({ length: 10 }, () => submit(accident(token))))
    const before = await claims()
    expect(new Set(sent.map(({ body }) => body.long_op_id)).size).toBe(1)
    const other = accident(token, { loss: '2026-11-15', place: 'Elm Street' })
    expect((await submit(other)).body.error_code).toBe('claim_token_used')
    expect(await claims()).toBe(before)
  })

  it('counts towards the claims of its policy in a day, with however many tokens', async () => {
    const person = await policyholder()
    const token = await tokenOf(person)
    const { body: sent } = await submit(accident(token))
    await submit(accident(token, { place: 'Elm Street' }))
    const counted = 'SELECT claims FROM claim_counts WHERE claimant_id = $1'
    expect(await api.database.query(counted, [person.id])).toEqual([{ claims: 1 }])
    await api.database.query('UPDATE claim_counts SET claims = 20 WHERE claimant_id = $1', [person.id])
    const next = accident(await tokenOf(person), { place: 'Mill Road' })
    expect((await submit(next)).body.error_code).toBe('too_many_requests')
    // The answer that got lost is still there, and the token has not been spent.
    expect((await submit(accident(token))).body).toEqual(sent)
    await api.database.query('UPDATE claim_counts SET claims = 19 WHERE claimant_id = $1', [person.id])
    expect((await submit(next)).status).toBe(200)
  })

  it('stores what the policy covers, whatever the page sends [M-246, M-247, M-248]', async () => {
    const { application, ...body } = accident(await tokenOf(await policyholder()))
    const forged = {
      ...application,
      policyholder_details: {
        ...application.policyholder_details,
        environment: 'standalone',
        has_critical_illness: 'yes',
        claim_reason: 'critical_illness',
      },
      claimed_costs: {
        ...application.claimed_costs,
        has_accident_medical_expense: 'yes',
        medical_bills_claimed: 'yes',
        medical_bills: [{ medical_bill_amount: 5000 }],
      },
    }
    const { body: sent } = await submit({ ...body, application: forged })
    await finished(sent.long_op_id)
    const [newest] = await api.database.query<{ application: typeof forged }>(
      "SELECT application FROM claims WHERE application -> 'policyholder_details' ->> 'environment' = 'standalone'",
    )
    expect(newest?.application.policyholder_details).toMatchObject({ has_critical_illness: 'no' })
    expect(newest?.application.policyholder_details).not.toHaveProperty('claim_reason')
    expect(newest?.application.claimed_costs).toMatchObject({ has_accident_medical_expense: 'no' })
    expect(newest?.application.claimed_costs).not.toHaveProperty('medical_bills')
  })

  it('asks about bills where the policy covers medical expenses, even if the page was told that it does not', async () => {
    const { application, ...body } = accident(await tokenOf(await policyholder([{ id: 'ADD' }, medical])))
    const send = async (change: object) => {
      const forged = { ...application.claimed_costs, has_accident_medical_expense: 'no', ...change }
      const { body: answer } = await submit({ ...body, application: { ...application, claimed_costs: forged } })
      return answer.problems ?? answer
    }
    const missing = (key: string) => [{ path: `claimed_costs.${key}`, code: 'required' }]
    expect(await send({})).toEqual(missing('medical_bills_claimed'))
    expect(await send({ medical_bills_claimed: 'yes' })).toEqual(
      expect.arrayContaining(missing('medical_bills').concat(missing('other_insurance_claimed'))),
    )
    expect(await send({ medical_bills_claimed: 'no' })).toHaveProperty('long_op_id')
  })

  it.each([
    ['yes', true],
    ['no', false],
  ])('asks for copies of bills if there are bills to claim: %s', async (medical_bills_claimed, isAsked) => {
    const { application, ...body } = accident(await tokenOf(await policyholder([{ id: 'ADD' }, medical])))
    const claimed_costs = { ...application.claimed_costs, medical_bills_claimed }
    expect((await documentsFor({ ...body, application: { ...application, claimed_costs } })).includes('DOC029')).toBe(
      isAsked,
    )
  })

  it.each(['2026-11-14', '2025-11-16'])('is refused for %s, before the policy started', async (loss) => {
    const { body } = await submit(accident(await tokenOf(await policyholder()), { loss }))
    expect(body).toMatchObject({
      error_code: 'missing_fields',
      problems: [{ path: 'accident_details.date_of_loss', code: 'not_covered' }],
    })
  })

  it('is a duplicate for the same injured person and day, but not for another person', async () => {
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

  it('cannot use files of another claimant’s claim', async () => {
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

it('belongs to either a card or a policy: the database refuses both, and neither', async () => {
  const { id } = await policyholder()
  const register = api.areas.submission.registerClaim
  await expect(register(receivedClaim('both', { policy_id: id }))).rejects.toThrow('claims_of_one_claimant')
  await expect(register(receivedClaim('neither', { card_id: null }))).rejects.toThrow('claimant')
})
