import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import type { PolicyDetails } from '@amparo/contract/policies'
import { supportedStates } from '@amparo/rules/policies/us-states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { readPdf, squeezed } from '../testing/read-pdf.ts'
import { createPolicyDocuments } from './policy-documents.ts'
import { createPdfPrinter } from './print/pdf-printer.ts'

let api: TestApi
const printer = createPdfPrinter()
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(async () => {
  await printer.close()
  await api.stop()
})

const outline = (file: string) => api.app.inject({ url: `/documents/outlines/${file}` })
async function outlineText(file: string) {
  const answer = await outline(file)
  expect([file, answer.statusCode]).toEqual([file, 200])
  return readPdf(answer.rawPayload).pages.join('')
}

describe('an outline of coverage', () => {
  it.each([
    ['ADD', ['$100,000percoveredpersonperaccident'], ['AccidentMedicalExpense', 'Cancer']],
    ['AME', ['AccidentMedicalExpense'], ['Cancer']],
    ['CI', ['Cancer', '180daysformultiplesclerosis', '90days'], ['AccidentMedicalExpense']],
    ['ALL', ['AccidentMedicalExpense', 'TerminalIllness'.replace('Illness', 'illness')], []],
  ])('is a file for its state and the set %s [M-311]', async (set, has, hasNot) => {
    const text = await outlineText(`OH-${set}.pdf`)
    for (const part of ['ForresidentsofOhio', ...has]) expect(text).toContain(part)
    for (const part of hasNot) expect(text).not.toContain(part)
  })

  it('is a single file in New York, and where no state is known [M-187]', async () => {
    expect(await outlineText('individual-accident-policy.pdf')).toContain('Individualaccidentpolicy')
    expect((await outline('NY-ADD.pdf')).statusCode).toBe(404)
  })

  it.each(['FL-CI.pdf', 'KS-ALL.pdf', 'TX-ADD.pdf', 'OH-XX.pdf', '../secrets.pdf', 'oh-add.pdf'])(
    'does not exist as %s',
    async (file) => {
      expect((await outline(file)).statusCode).toBe(404)
    },
  )

  it('exists for every state that is served', async () => {
    for (const state of supportedStates)
      if (state !== 'NY') expect((await outline(`${state}-ADD.pdf`)).statusCode).toBe(200)
  })

  it('uses New Hampshire’s own name for accident medical expense [M-018]', async () => {
    const text = await outlineText('NH-AME.pdf')
    expect(text).toContain(squeezed('Accident Benefit - Accident Only (NH)'))
    expect(text).not.toContain('AccidentMedicalExpense')
  })

  it('says where a child may be older [M-116]', async () => {
    expect(await outlineText('UT-ADD.pdf')).toContain(
      squeezed('In Utah, the policy defines a child as a dependent under 26.'),
    )
    expect(await outlineText('OH-ADD.pdf')).not.toContain('thepolicydefinesachild')
  })
})

const place = {
  line_1_address: '12 Elm St',
  line_2_address: null,
  municipality_name: 'Columbus',
  state: 'OH',
  postal_code: '43004',
  time_zone_id: 'America/New_York',
}
const person = {
  id: '1',
  first_name: 'José',
  last_name: 'Łukasik',
  birthdate: '1980-02-29',
  gender: 'M',
  insured_type: 'primary_named_insured' as const,
  is_primary_insured: true,
  meta_serialization_type: 'person' as const,
  communications: [],
  relation: null,
  assessment_results: [],
  geographic_location: null,
}
const policy: PolicyDetails = {
  id: '00000000-0000-4000-8000-000000000000',
  number: 'AMP-1',
  status_code: 'bound',
  effective_date: '2028-02-29',
  out_of_force_date: null,
  total_premium: 75.6,
  monthly_quote_amount: 6.3,
  monthly_premium: 6.3,
  payment_plan: 'monthly',
  product: 'ADD',
  product_display: 'AD&D Coverage',
  next_payment: null,
  card: null,
  geographic_location: place,
  coverages: [
    {
      id: 'ADD',
      name: 'AD&D',
      maximum_per_claim_amount: 100_000,
      deductible_amount: null,
      coinsurance_percentage: null,
      level_id: null,
      deductible_id: null,
      coinsurance_id: null,
    },
  ],
  parties: [
    person,
    {
      ...person,
      id: '2',
      first_name: 'Ana',
      relation: 'spouse',
      is_primary_insured: false,
      insured_type: 'additional_named_insured',
    },
  ],
  assessment_results: [{ code: 'Beneficiary Selection', value: 'My estate' }],
  quote_expires_on: null,
  cancel_rewrite_policy_id: null,
  purchase_problem: null,
}

describe('the documents of a policy', () => {
  const clock = { now: () => new Date('2028-02-20T03:00:00Z') }
  const documents = createPolicyDocuments({ catalogue: loadCatalogue(), content: loadContent(), clock, printer })
  const textOf = async (type: Parameters<typeof documents.print>[0], change: Partial<PolicyDetails> = {}) => {
    const printed = await documents.print(type, { ...policy, ...change })
    return printed && readPdf(printed.file).pages.join('')
  }

  it('are the certificate with everything that was bought, on the day of the policy’s time zone', async () => {
    const text = await textOf('POLICY')
    for (const part of [
      'AMP-1',
      'José Łukasik',
      'Ana Łukasik',
      'Spouse or domestic partner',
      '12 Elm St, Columbus, OH 43004',
      '02/29/2028',
      '02/28/2029',
      '$6.30 per month',
      'My estate',
      '$100,000',
      'Issued 02/19/2028',
    ])
      expect(text).toContain(squeezed(part))
    expect(text).not.toMatch(/undefined|null|\{/)
  })

  it('have no certificate before the policy is bought', async () => {
    expect(await textOf('POLICY', { number: null })).toBeNull()
  })

  it('are the outline of its state and coverages, and the electronic consent', async () => {
    expect(await textOf('OUTLINE_OF_COVERAGE')).toContain('ForresidentsofOhio')
    const newYork = await textOf('OUTLINE_OF_COVERAGE', { geographic_location: { ...place, state: 'NY' } })
    expect(newYork).toContain('Individualaccidentpolicy')
    expect(await textOf('E_CONSENT')).toContain('Electroniccommunicationsconsent')
  })
})
