import { expect } from 'vitest'
import { approvedKey } from '../files/object-keys.ts'
import { type ClaimsTest, startClaimsTest } from './claims.ts'
import { letterCards, letterOf, revoke, submit as submitLetter } from './letters.ts'
import { operatorNamed } from './operator.ts'
import { paymentForm } from './payment-details.ts'
import { ask, payment, request, update } from './policies/buy.ts'
import { userCalls } from './users.ts'

/** What a person has entered, in words that appear nowhere else. */
export const canaries = {
  firstName: 'Zorvanta',
  lastName: 'Quixembre',
  email: 'zorva.canary@mail.example',
  phone: '+5511955501234',
  street: 'Rua Xylofante 77',
  city: 'Brizonpolis',
  story: 'the vlorptale fell',
  account: '9988776655441',
  cpf: '11144477735',
  /** Encrypted by the browser, and in base64. */
  draft: 'ZHJhZnRvZmtsaW1iZXJvc2U',
  fileName: 'kremlowitz',
  fileContent: 'inside: thryssolde',
  note: 'called about blavinder',
  payee: 'Ostrevina Calmuth',
  payeeAccount: '771122334',
  payeeEmail: 'payee.canary@correio.example',
  traveller: 'Drosvineka',
  letterNote: 'asked for by gloxivane',
  insured: 'Meldrisca',
  insuredStreet: '9 Fernwhistle Lane',
  cardholder: 'Plinthora Vance',
} as const
/** Shown to nobody in full, operators and copies included. */
export const hidden: readonly string[] = [
  canaries.account,
  canaries.cpf,
  canaries.payee,
  canaries.payeeAccount,
  canaries.payeeEmail,
]

export type PersonTest = Awaited<ReturnType<typeof startPersonTest>>

/** The API with a person who is known everywhere, under one e-mail address. */
export async function startPersonTest() {
  const api = await startClaimsTest()
  const rosa = await operatorNamed(api, 'rosa.lindqvist')
  const operate = async (path: string, payload: object) =>
    (
      await api.app.inject({
        method: 'POST',
        url: `/api/management/v1/${path}`,
        payload,
        headers: rosa,
      })
    ).json()
  const subject = (kind: string, value: string) => ({ subject: { kind, value } })

  return {
    ...api,
    operate,
    find: (kind: string, value: string) => operate('privacy/find/', subject(kind, value)),
    export: (kind: string, value: string) => operate('privacy/export/', subject(kind, value)),
    erase: (kind: string, value: string) => operate('privacy/erase/', subject(kind, value)),
    claimOf: (name: string, card_id: string) => api.register(name, { card_id, ...personsAnswers, files: [] }),
    cancel: (id: string) => operate(`policies/${id}/cancel/`, { note: canaries.note }),
    makePerson: () => makePerson(api),
    buyPolicy: () => boughtPolicy(api),
  }
}

export const personsAnswers = {
  country: 'BRA',
  application: {
    cardholder_details: {
      cardholder_first_name: canaries.firstName,
      cardholder_last_name: canaries.lastName,
      cardholder_email: canaries.email,
      cardholder_primary_phone_number: canaries.phone,
      cardholder_address_line1: canaries.street,
      cardholder_city: canaries.city,
      cardholder_cpf: canaries.cpf,
    },
    incident: { incident_description: canaries.story, expense_amount: 512.25 },
    payment_details: { account_number: canaries.account, account_number__confirm: canaries.account },
  },
}

async function makePerson(api: ClaimsTest) {
  const pan_token = api.vault.tokenFor('9076 0310 1442 7244')
  const card_id = (await api.areas.cards.find(pan_token))?.card_id ?? ''
  const file = await storedFile(api)
  const { files } = await api.areas.files.sent([{ document_id: 'DOC010', file_approval_id: file.approvalId }])
  const claimNumber = await api.register('a person', {
    ...personsAnswers,
    card_id,
    files,
    missing_documents: ['DOC134'],
  })
  await api.operator('PUT', `${claimNumber}/status/`, { status: 'in_review', note: canaries.note })
  const account = {
    payee_name: canaries.payee,
    payee_email: canaries.payeeEmail,
    payee_current_account: canaries.payeeAccount,
  }
  await api.done(await api.pay(paymentForm(claimNumber, { pan_token, account })))
  await addPayslip(api)
  await sendToAnotherDevice(api, pan_token)

  const letter = letterOf(api, letterCards.SGP, { last_name: canaries.traveller, email: canaries.email })
  expect((await submitLetter(api, letter)).json()).toEqual({ ticket: letter.ticket })
  await revoke(api, letter.ticket, { note: canaries.letterNote })

  await api.app.inject({
    method: 'POST',
    url: '/api/cardholder/v1/phone_verification/send/',
    payload: { phone_type: 'cell', phone_number: canaries.phone },
  })
  return { claimNumber, card_id, file, ticket: letter.ticket, ...(await boughtPolicy(api)) }
}

/** A file of the payment form. */
async function addPayslip(api: ClaimsTest) {
  await api.file('payslip')
  await api.database.query(
    `INSERT INTO payment_files (long_operation_id, position, document_id, file_id, file_name, sha256)
     SELECT long_operation_id, 1, 'DOC135', files.id, files.name, files.sha256 FROM payment_details, files WHERE files.name = 'payslip.pdf'`,
  )
}

/** A draft that is on its way when everything is erased. */
async function sendToAnotherDevice(api: ClaimsTest, pan_token: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/cardholder/v1/claims/transfers/',
    payload: { pan_token, draft_id: crypto.randomUUID(), content: canaries.draft },
  })
  expect(answer.statusCode).toBe(200)
}

async function storedFile(api: ClaimsTest) {
  const approvalId = await api.file(canaries.fileName)
  const row = (await api.areas.files.repository.find(approvalId)) ?? expect.fail('no file')
  const key = approvedKey(row.object)
  await api.ports.objectStore.put({
    key,
    contentType: 'application/pdf',
    content: Buffer.from(canaries.fileContent),
  })
  return { approvalId, id: row.id, key }
}

async function boughtPolicy(api: ClaimsTest) {
  const bearer = await userCalls(api).signIn(canaries.email)
  const policy_holder = { ...request.policy_holder, first_name: canaries.insured }
  const address = { ...request.address, line_1_address: canaries.insuredStreet }
  const { body: quote } = await ask(api, 'POST /quote/', {
    bearer,
    payload: { ...request, email: canaries.email, policy_holder, address },
  })
  const { body: changed } = await ask(api, `PUT /quote/${quote.id}/`, { bearer, payload: update })
  const quote_amount = changed.monthly_quote_amount
  const paid = payment({ quote_amount, payment_info: { ...payment().payment_info, name: canaries.cardholder } })
  const { body } = await ask(api, `POST /quote/${quote.id}/purchase/`, { bearer, payload: paid })
  const mailed = () =>
    api.database.query('SELECT 1 FROM purchases WHERE policy_id = $1 AND mailed_at IS NOT NULL', [quote.id])
  await expect.poll(mailed, { timeout: 30_000 }).toHaveLength(1)
  return { policyId: body.id as string, policyNumber: body.number as string, bearer }
}
