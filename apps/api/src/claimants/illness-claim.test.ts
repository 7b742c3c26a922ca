import type { AnsweredPage } from '@amparo/contract/submission'
import { describe, expect, it } from 'vitest'
import { illness as cover, medical } from '../testing/policies/buy.ts'
import {
  accident,
  api,
  ask,
  illness,
  policyholder,
  serveApi,
  submit,
  today,
  tokenOf,
} from '../testing/policy-claims.ts'

serveApi()

const insured = () => policyholder([{ id: 'ADD' }, medical, cover])
const child = { diagnosed_role: 'child', diagnosed_last_name: 'Quill', diagnosed_date_of_birth: '2015-05-05' }

async function registered(body: object) {
  const { body: sent } = await submit(body)
  const poll = async () => (await ask(`GET /api/management/v1/long_operations/${sent.long_op_id}`)).body
  await expect.poll(async () => (await poll()).done).toBe(true)
  return { ...(await poll()).result.response, long_op_id: sent.long_op_id }
}

describe('a claim for a critical illness', () => {
  it('needs no accident, and the day of the diagnosis is the date of loss', async () => {
    const person = await insured()
    const { claim_number, long_op_id } = await registered(illness(await tokenOf(person), { date_of_loss: today }))
    const { body: own } = await ask(`GET /policies/${person.id}/claims/`, person)
    expect(own).toMatchObject([{ claim_number, date_of_loss: today }])
    const titles = (pages: AnsweredPage[]) => pages.map(({ title }) => title)
    const receipt = await ask(`GET /api/cardholder/v1/claims/receipt/${long_op_id}/`)
    expect(titles(receipt.body.pages)).toEqual(['Your details', 'The illness'])
    expect(titles((await api.areas.operator.findClaim(claim_number))?.pages ?? [])).toEqual([
      'Your details',
      'The illness',
    ])
  })

  it('is refused if the diagnosis is from before the policy started', async () => {
    const { body } = await submit(illness(await tokenOf(await insured()), { date_of_loss: '2026-11-14' }))
    expect(body).toMatchObject({
      error_code: 'missing_fields',
      problems: [{ path: 'illness_details.date_of_loss', code: 'not_covered' }],
    })
  })

  it('leaves out what was answered about an accident before', async () => {
    const { application, ...body } = illness(await tokenOf(await insured()))
    const { accident_details, injury_details } = accident('', { loss: '2026-11-01' }).application
    const both = { ...body, application: { ...application, accident_details, injury_details } }
    const { claim_number } = await registered(both)
    expect(await api.areas.operator.findClaim(claim_number)).toMatchObject({ date_of_loss: today })
  })

  it('asks for proof of the illness, not of an accident', async () => {
    const payload = { ...illness(await tokenOf(await insured())), country: 'USA' }
    const { body } = await ask('POST /api/cardholder/v1/claims/questions/documents/', { payload })
    expect(body.documents.map(({ id }: { id: string }) => id)).toEqual(['DOC028', 'DOC008', 'DOC054'])
  })

  it('is checked on the pages that it has, and on no others', async () => {
    const { application, ...body } = illness(await tokenOf(await insured()))
    const errorsOn = async (page_key?: string) => {
      const wrong = { ...application, illness_details: {} }
      const payload = { ...body, page_key, application: wrong }
      return Object.keys((await ask('POST /api/cardholder/v1/claims/questions/validate/', { payload })).body.errors)
    }
    expect(await errorsOn()).toEqual(['illness_details'])
    expect(await errorsOn('accident_details')).toEqual([])
  })

  it('is a duplicate for the same person and day, but not for another person, nor of an accident on that day', async () => {
    const person = await insured()
    const claim = async (answers = {}) => registered(illness(await tokenOf(person), answers))
    const again = { error: { code: 'duplicate_claim' } }
    expect(await claim()).toHaveProperty('claim_number')
    expect(await claim({ critical_illness_doctor: 'Dr. Amari, Columbus' })).toMatchObject(again)
    expect(await claim({ ...child, diagnosed_first_name: 'Noa' })).toHaveProperty('claim_number')
    expect(await claim({ ...child, diagnosed_first_name: 'Lev' })).toHaveProperty('claim_number')
    expect(await claim({ ...child, diagnosed_first_name: 'LEV', claim_notes: 'Again' })).toMatchObject(again)
    const { application, ...body } = accident(await tokenOf(person))
    const policyholder_details = { ...application.policyholder_details, claim_reason: 'accident' }
    const claimed_costs = { ...application.claimed_costs, medical_bills_claimed: 'no' }
    const hurt = { ...body, application: { ...application, policyholder_details, claimed_costs } }
    expect(await registered(hurt)).toHaveProperty('claim_number')
  })
})

it('asks what the claim is for only where the policy covers critical illness', async () => {
  const asked = async (person: Awaited<ReturnType<typeof policyholder>>) => {
    const { body } = await submit(accident(await tokenOf(person)))
    return body.problems ?? []
  }
  expect(await asked(await policyholder())).toEqual([])
  expect(await asked(await policyholder([{ id: 'ADD' }, cover]))).toEqual([
    { path: 'policyholder_details.claim_reason', code: 'required' },
  ])
})
