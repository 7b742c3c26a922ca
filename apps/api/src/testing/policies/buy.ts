import type { QuoteRequest } from '@amparo/contract/new-quotes'
import type { QuoteUpdate } from '@amparo/contract/quotes'
import type { FastifyInstance } from 'fastify'
import type { PolicyTest } from './policy-test.ts'
import { reference } from './test-processor.ts'

const root = '/api/v2/marketplace'

export const holder = { first_name: 'Dana', last_name: 'Quill', birthdate: '1986-04-12', gender: 'F' as const }
export const address = {
  line_1_address: '12 Harbor Street',
  line_2_address: null,
  municipality_name: 'Columbus',
  state: 'OH',
  postal_code: '43004',
}
export const request: QuoteRequest = { email: 'dana@mail.example', policy_holder: holder, address }

export const update: QuoteUpdate = {
  effective_date: '2026-11-15',
  beneficiary: 'estate',
  spouse: null,
  children: [],
  coverages: [{ id: 'ADD' }],
  smokes_yn: null,
}

export const illness = { id: 'CI', level_id: 'CI-10000' }
export const medical = { id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-100', coinsurance_id: 'COI-20' }

type Options = { bearer?: string | null; payload?: object; app?: FastifyInstance; remoteAddress?: string }

/** A call as a page makes it; of the marketplace unless its path says otherwise. */
export async function ask(
  test: Pick<PolicyTest, 'app'>,
  line: string,
  { bearer, payload, app = test.app, remoteAddress }: Options = {},
) {
  const [method = 'GET', path = ''] = line.split(' ')
  const answer = await app.inject({
    method: method as 'GET',
    url: path.startsWith('/api/') ? path : root + path,
    ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
    ...(payload && { payload }),
    ...(remoteAddress && { remoteAddress }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

export async function quote(test: PolicyTest, bearer: string, change: Partial<QuoteRequest> = {}): Promise<string> {
  const { body } = await ask(test, 'POST /quote/', { bearer, payload: { ...request, ...change } })
  if (!body.id) throw new Error(`no quote: ${JSON.stringify(body)}`)
  return body.id
}

export const payment = (change: object = {}) => ({
  quote_amount: 6.3,
  payment_info: {
    number: reference(),
    expiryMonth: 12,
    expiryYear: 2030,
    name: 'Dana Quill',
    cvv: 'provided' as const,
  },
  billing_address: { line1Address: '12 Harbor Street', city: 'Columbus', state: 'OH', postalCode: '43004' },
  toc_agreement: true,
  ...change,
})

export const cardPayment = (...outcome: Parameters<typeof reference>) =>
  payment({ payment_info: { ...payment().payment_info, number: reference(...outcome) } })

/** Buys a policy that starts today, or on `effective_date`, and returns its id. */
export async function bought(
  test: PolicyTest,
  bearer: string,
  change: Partial<QuoteRequest> = {},
  { effective_date = update.effective_date, app = test.app }: { effective_date?: string; app?: FastifyInstance } = {},
): Promise<string> {
  const id = await quote(test, bearer, change)
  await ask(test, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date } })
  const { status, body } = await ask(test, `POST /quote/${id}/purchase/`, { bearer, payload: payment(), app })
  if (status !== 200) throw new Error(`no policy: ${JSON.stringify(body)}`)
  return id
}
