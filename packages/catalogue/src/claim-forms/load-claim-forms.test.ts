import { expect, it } from 'vitest'
import { copyClaimForms, load, pri, refuses, shared } from '../testing/broken-claim-forms.ts'
import { edit } from '../testing/data-folder.ts'

copyClaimForms()

it('sorts the pages of a form, including shared ones', () => {
  expect(
    load()
      .get('PRI')
      ?.pages.map(({ page_key }) => page_key),
  ).toEqual(['cardholder_details', 'incident_details', 'purchase_details', 'lower_price', 'payment_details'])
})

it('prefers a page of the form to a shared one with the same name', () => {
  const question = { question_key: 'cheque_name', question_type: 'text', data_type: 'string' }
  const group = { group_id: 'cheque', questions: [question], next_group_id: null }
  edit(pri, ({ pages, documents }) => {
    pages.push({ page_key: 'payment_details', start_group_id: 'cheque', question_groups: [group] })
    delete documents.at(-1).when
  })
  expect(load().get('PRI')?.pages.at(-1)?.start_group_id).toBe('cheque')
})

refuses([
  ['a page twice', pri, (f) => f.page_order.push('lower_price'), 'lower_price: stands twice'],
  ['an unknown page', pri, (f) => f.page_order.push('x'), 'page_order: x is neither in pages nor in claim-pages'],
  [
    'a page that is not in page_order',
    pri,
    (f) => f.page_order.splice(3, 1),
    'pages.lower_price: stands twice or is missing',
  ],
  ['a shared page under another name', shared, (p) => (p.page_key = 'x'), 'page_key: is x, but the file is named'],
  ['a shared page that is broken', shared, (p) => (p.start_group_id = 'x'), 'payment_details.start_group_id: x is not'],
])
