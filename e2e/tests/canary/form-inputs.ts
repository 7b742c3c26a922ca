import { createHash } from 'node:crypto'
import { spaced } from './canary-numbers.ts'

type Body = Record<string, unknown>
/** A call of a form, with the card number where a person could type it. The token is that of a card with benefits. */
type FormInput = (number: string, token: string) => { path: string; body: Body; isForClaimants?: boolean }

const claims = '/api/cardholder/v1/claims'
const marketplace = '/api/v2/marketplace'
const claim = (pan_token: string, text: string) => ({
  ...{ pan_token, benefit_code: 'CDW', language_code: 'en_US', today: new Date().toISOString().slice(0, 10) },
  documents: [],
  application: {
    cardholder_details: { cardholder_first_name: text, cardholder_city: text, cardholder_address_line1: text },
    incident_details: { incident_description: `It was paid with ${text}.`, [text]: text },
  },
})
const file = (file_name: string) => ({
  ...{ file_name, content_type: 'application/pdf', file_hash: 'a'.repeat(64), file_size: 10, space: 'claims' },
})
const dotted = (number: string) => spaced(number).replaceAll(' ', '.')

/** Claims, uploads, claim status, payment form, letters, transfers, phones, sign-in, addresses and quotes. */
export const formInputs: FormInput[] = [
  (number, token) => ({ path: `${claims}/questions/submit_claim/`, body: claim(token, number) }),
  (number, token) => ({ path: `${claims}/questions/submit_claim/`, body: claim(token, dotted(number)) }),
  (number, token) => ({ path: `${claims}/questions/validate/`, body: claim(token, spaced(number)) }),
  (number) => ({ path: '/api/management/v1/files/sign', body: file(`${number}.pdf`), isForClaimants: true }),
  (number) => ({ path: '/api/management/v1/files/sign', body: file(`${spaced(number)}.pdf`), isForClaimants: true }),
  (number) => ({ path: `${claims}/status_check/`, body: status({ claim_number: number }) }),
  (number) => ({ path: `${claims}/status_check/`, body: status({ postal_code: number, sur_name: spaced(number) }) }),
  (number, token) => ({
    path: '/api/v2/submit-online-payment-form/submit-form/',
    body: {
      ...{ claim_number: 'BRAPAY', pan_token: token, documents: [] },
      application: { account_information: { payee_name: number, payee_bank: spaced(number) }, review_and_submit: {} },
    },
  }),
  (number, token) => ({
    path: '/api/v2/travel-letter/submit-letter/',
    body: { pan_token: token, first_name: number, last_name: spaced(number), card_number: number, ticket: number },
  }),
  (number, pan_token) => ({
    path: `${claims}/transfers/`,
    body: { pan_token, draft_id: crypto.randomUUID(), content: `A_${number}_A` },
  }),
  (number) => ({
    path: '/api/cardholder/v1/phone_verification/send/',
    body: { phone_type: 'cell', phone_number: `+${number}` },
  }),
  (number) => ({ path: `${marketplace}/auth/magiclink/`, body: { email: `${number}@mail.example` } }),
  (number) => ({ path: `${marketplace}/auth/authenticate/`, body: { email: `a-${number}@mail.example` } }),
  (number) => ({ path: `${marketplace}/addresses/suggest/`, body: { text: `${spaced(number)} Main Street` } }),
  (number) => ({ path: `${marketplace}/addresses/find/`, body: { id: number } }),
  (number) => ({ path: `${marketplace}/quote/`, body: { email: number, address: { line_1_address: number } } }),
  (number) => ({ path: '/api/letters/v1/verify', body: { code: number } }),
]

const status = (change: Body) => ({ claim_number: 'USAWAIT', country: 'USA', language_code: 'en_US', ...change })

/** Uploads a text with the number in it, and waits for the verdict. */
export async function uploadText(number: string, portal: string, token: string): Promise<string> {
  const content = `Paid with ${spaced(number)}, thank you.`
  const file_hash = createHash('sha256').update(content).digest('hex')
  const signed = await fetch(`${portal}/api/management/v1/files/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...{ file_name: 'receipt.txt', content_type: 'text/plain', file_hash },
      ...{ file_size: content.length, space: 'claims' },
    }),
  })
  const { file_approval_id, s3_request } = await signed.json()
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(s3_request.fields)) form.append(name, value)
  form.append('file', new Blob([content], { type: 'text/plain' }), 'receipt.txt')
  await fetch(new URL(s3_request.url, portal), { method: 'POST', body: form })
  return `${portal}/api/management/v1/files/${file_approval_id}`
}
