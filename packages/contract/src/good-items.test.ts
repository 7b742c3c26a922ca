import { expect, it } from 'vitest'
import { listBenefits } from './benefits.ts'
import { type CallFailed, call } from './call.ts'
import { listClaimDocuments, refreshClaimDocuments } from './claim-documents.ts'
import { listClaimPages, listPageQuestions } from './claim-forms.ts'
import { checkClaimStatus } from './claim-status.ts'
import { getContact } from './contact.ts'
import { getCountry, listLanguages } from './countries.ts'
import type { Endpoint } from './endpoint.ts'
import { listFeatureFlags } from './feature-flags.ts'
import { getClaimReceipt } from './submission.ts'
import { anAnswerOf } from './testing/an-answer-of.ts'
import { listVehicleMakes, listVehicleModels } from './vehicles.ts'

/** Every list in an answer that the portal reads, by its path; `*` is an item. */
const lists: [Endpoint, string[]][] = [
  [listBenefits, ['benefits', 'benefits.*.claim_form.documents']],
  [listFeatureFlags, ['']],
  [getCountry, ['languages', 'contactNumbers', 'loggedInLinks']],
  [listLanguages, ['languages']],
  [getContact, ['numbers', 'list', 'list.*.numbers', 'hours.weekly', 'hours.weekly.*.days']],
  [listClaimDocuments, ['documents', 'documents.*.wire_transfer_documents']],
  [refreshClaimDocuments, ['documents', 'documents.*.wire_transfer_documents']],
  [listClaimPages, ['pages']],
  [
    listPageQuestions,
    ['', '.*.questions', '.*.questions.*.options', '.*.questions.*.validations', '.*.questions.*.tags'].map(
      (path) => `questions.question_groups${path}`,
    ),
  ],
  [checkClaimStatus, ['statuses', 'document_list', 'addendum_documents']],
  [getClaimReceipt, ['pages', 'pages.*.questions', 'files']],
  [listVehicleMakes, ['options']],
  [listVehicleModels, ['options']],
]
const cases = lists.flatMap(([endpoint, paths]) => paths.map((path) => [endpoint.path, path, endpoint] as const))

async function read(endpoint: Endpoint, body: unknown, onBadItem?: (error: CallFailed) => void) {
  const fetch = async () => Response.json(body, { headers: { 'x-request-id': 'req-1' } })
  const params = { country: 'USA', code: 'CDW', pageKey: 'a', year: '2020', make: 'a', id: 'a' }
  return call(endpoint, { params } as never, { fetch, onBadItem })
}

function listAt(answer: unknown, path: string): unknown[] {
  const keys = path.split('.').filter(Boolean)
  return keys.reduce((place, key) => (place as Record<string, unknown>)[key === '*' ? 0 : key], answer) as unknown[]
}

it.each(cases)('%s: one bad item in "%s" is left out and named once [P-X52, P-406]', async (_, path, endpoint) => {
  const good = await read(endpoint, anAnswerOf(endpoint))
  const body = anAnswerOf(endpoint)
  listAt(body, path).unshift(7.5)
  const bad: string[] = []
  const answer = await read(endpoint, body, ({ code, requestId }) => bad.push(`${code} ${requestId}`))
  expect(answer).toEqual(good)
  const place = [...path.replaceAll('*', '0').split('.').filter(Boolean), '0'].join('_').toLowerCase()
  expect(bad).toEqual([`unexpected_${place} req-1`])
})

it.each<[string, object]>([
  ['an amount with cents', { occurrence_max_amount: 750.25 }],
  ['nothing but a code', { name: undefined, source: undefined, terms: undefined, disabled: null }],
  ['a day that does not exist', { benefit_expiration_date: '2026-02-30' }],
])('a benefit with %s does not cost the other benefits', async (_, parts) => {
  const body = anAnswerOf(listBenefits) as { benefits: object[] }
  body.benefits.push({ ...body.benefits[0], ...parts })
  const bad: CallFailed[] = []
  const { benefits } = (await read(listBenefits, body, (error) => bad.push(error))) as typeof body
  expect(benefits).toHaveLength(1)
  expect(bad).toHaveLength(1)
})

it('a flag may be a text, true, false or null [P-X52, P-406]', async () => {
  const flags = ['on', true, false, null].map((status, index) => ({ code: `flag_${index}`, status }))
  expect(await read(listFeatureFlags, flags)).toEqual(flags)
})

it('fails if something outside of lists is wrong, or nobody wants to know about bad items', async () => {
  const onBadItem = () => undefined
  await expect(read(listLanguages, { languages: 'en_US' }, onBadItem)).rejects.toThrow('unexpected_answer')
  await expect(read(listLanguages, { languages: ['xx_XX'] })).rejects.toThrow('unexpected_answer')
})

it('leaves out an item whose own list becomes too short', async () => {
  const body = anAnswerOf(getContact) as { hours: { weekly: { days: number[] }[] } }
  body.hours.weekly.push({ ...body.hours.weekly[0], days: [9] })
  const { hours } = (await read(getContact, body, () => undefined)) as typeof body
  expect(hours.weekly).toHaveLength(1)
})
