import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCountry } from '../../../../testing/test-data.ts'
import { pageOf, question, rule } from '../../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, type } from '../../testing/render-form.tsx'

prepareForms()

const ask = (parts: Parameters<typeof question>[0]) => question({ title: 'Q', required: true, ...parts })

it.each([
  ['text [C-056]', 'text', 'Costa', 'Costa'],
  ['line1 [C-057]', 'line1', '1 Main St', '1 Main St'],
  ['line2 [C-058]', 'line2', 'Floor 2', 'Floor 2'],
  ['city [C-059]', 'city', 'Lima', 'Lima'],
  ['postal [C-060]', 'postal', '15074', '15074'],
  ['integer [C-061]', 'integer', '1,204', 1204],
  ['decimal [C-062]', 'decimal', '12.50', 12.5],
  ['long_text [C-063]', 'long_text', 'Two\nlines', 'Two\nlines'],
  ['date_picker [C-064, C-117]', 'date_picker', '3/4/2026', '2026-03-04'],
])('asks for %s and keeps the answer', (_, question_type, typed, kept) => {
  const { read } = renderForm(pageOf([ask({ question_type })]))

  fillIn('Q', typed)

  expect(read()).toEqual({ answer: kept })
})

it.each([
  ['line1', 'address-line1'],
  ['line2', 'address-line2'],
  ['city', 'address-level2'],
  ['postal', 'postal-code'],
])('lets the browser fill in %s', (question_type, token) => {
  renderForm(pageOf([ask({ question_type })]))

  expect(field('Q').autocomplete).toBe(token)
})

it('reads a decimal comma in languages that use one [C-120]', () => {
  const { read } = renderForm(pageOf([ask({ question_type: 'decimal' })]), { locale: 'pt_BR', country: 'BRA' })

  fillIn('Q', '1.234,5')

  expect(read()).toEqual({ answer: 1234.5 })
  expect(field('Q').value).toBe('1.234,5')
})

it('shows the currency of an amount: the one that was chosen, or else the country’s own', async () => {
  const money = { question_type: 'decimal', data_type: 'money' }
  const paid = ask({ ...money, question_key: 'paid', title: 'Paid', related_question_key: 'currency' })
  const currency = ask({ question_key: 'currency', title: 'Currency' })
  renderForm(pageOf([ask({ ...money, question_key: 'lost', title: 'Lost' }), currency, paid]), {
    network: { '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }) },
  })
  const description = (label: string) => {
    const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join()
  }
  await waitFor(() => expect(description('Lost')).toContain('USD'))
  expect(description('Paid')).not.toContain('USD')
  act(() => fillIn('Currency', 'EUR'))
  await waitFor(() => expect(description('Paid')).toContain('EUR'))
})

it('refuses decimals in an integer, and keeps what was typed [C-119]', () => {
  renderForm(pageOf([ask({ question_type: 'integer' })]))

  act(() => fillIn('Q', '1.5'))

  expect(screen.getByText('Answer this.')).toBeTruthy()
  expect(field('Q').value).toBe('1.5')
})

it('removes forbidden characters when the field is left, not before [C-087]', () => {
  renderForm(pageOf([ask({})]))

  field('Q').focus()
  type('Q', 'a<b>')
  expect(field('Q').value).toBe('a<b>')
  act(() => field('Q').blur())
  expect(field('Q').value).toBe('ab')
})

it('shows how many characters are left', () => {
  renderForm(pageOf([ask({ question_type: 'long_text', validations: [rule('max_length', 10)] })]))

  type('Q', 'four')
  expect(screen.getByText('You have 6 characters left')).toBeTruthy()
  type('Q', 'more than ten')
  expect(screen.getByText('You have 3 characters too many')).toBeTruthy()
})

it('shows a text without an input, and a disclaimer [C-072, C-073]', () => {
  renderForm(
    pageOf([
      question({ question_key: 'a', question_type: 'text_no_input', title: 'Keep the receipts.' }),
      question({ question_key: 'b', question_type: 'disclaimer', title: 'Health data is kept apart.' }),
    ]),
  )

  expect(screen.getByText('Keep the receipts.')).toBeTruthy()
  expect(screen.getByRole('note').textContent).toBe('Health data is kept apart.')
  expect(document.querySelectorAll('input, select, textarea')).toHaveLength(0)
})
