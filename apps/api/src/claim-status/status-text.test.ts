import { expect, it } from 'vitest'
import { statusText } from './status-text.ts'

const received = { document_id: 'DOC001', state: 'received' } as const
const missing = { document_id: 'DOC002', state: 'needed' } as const
const payment = { document_id: 'DOC134', state: 'needed' } as const
const lists = (
  document_list: Parameters<typeof statusText>[1]['document_list'],
  addendum_documents = document_list.slice(1),
) => ({
  document_list: document_list.slice(0, 1),
  addendum_documents,
})

it.each([
  ['done', 'in_review', 'done_in_review'],
  ['done', 'waiting_for_documents', 'done_waiting_for_documents'],
  ['next', 'paid', 'next_paid'],
  ['current', 'approved', 'approved'],
] as const)('of a step that is %s with the status %s is %s [C-263]', (step, status, text) => {
  expect(statusText({ step, status }, lists([missing]))).toBe(text)
})

it.each([
  ['a missing document', [received, missing], 'waiting_for_documents'],
  ['a missing document and bank details', [payment, missing], 'waiting_for_documents'],
  ['nothing but bank details', [payment, received], 'waiting_for_payment'],
  ['nothing', [received, { document_id: 'DOC003', state: 'sent' } as const], 'checking_documents'],
])('of a claim that waits for %s says so', (_, documents, text) => {
  expect(statusText({ step: 'current', status: 'waiting_for_documents' }, lists(documents))).toBe(text)
})
