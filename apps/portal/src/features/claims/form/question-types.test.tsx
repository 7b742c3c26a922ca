import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { option, pageOf, question, rule } from './form-for-test.ts'
import { field, fillIn, renderForm, submit, type } from './render-form-for-test.tsx'

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

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

it('reads a decimal comma where people write one [C-120]', () => {
  const { read } = renderForm(pageOf([ask({ question_type: 'decimal' })]), { locale: 'pt_BR', country: 'BRA' })

  fillIn('Q', '1.234,5')

  expect(read()).toEqual({ answer: 1234.5 })
  expect(field('Q').value).toBe('1.234,5')
})

it('refuses decimals of an integer and keeps what was typed [C-119]', () => {
  renderForm(pageOf([ask({ question_type: 'integer' })]))

  act(() => fillIn('Q', '1.5'))

  expect(screen.getByText('Answer this.')).toBeTruthy()
  expect(field('Q').value).toBe('1.5')
})

it('takes forbidden characters out when the field is left, not before [C-087]', () => {
  renderForm(pageOf([ask({})]))

  field('Q').focus()
  type('Q', 'a<b>')
  expect(field('Q').value).toBe('a<b>')
  act(() => field('Q').blur())
  expect(field('Q').value).toBe('ab')
})

it('says how many characters are left', () => {
  renderForm(pageOf([ask({ question_type: 'long_text', validations: [rule('max_length', 10)] })]))

  type('Q', 'four')
  expect(screen.getByText('You have 6 characters left')).toBeTruthy()
  type('Q', 'more than ten')
  expect(screen.getByText('You have 3 characters too many')).toBeTruthy()
})

describe('date_picker', () => {
  it.each([
    ['en_US', '12312025', '2025-12-31', '12/31/2025'],
    ['es_LAC', '31/12/2025', '2025-12-31', '31/12/2025'],
    ['en_AP', '1.2.2025', '2025-02-01', '01/02/2025'],
  ] as const)('reads a day in the order of %s [C-115]', (locale, typed, kept, shown) => {
    const { read } = renderForm(pageOf([ask({ question_type: 'date_picker' })]), { locale })

    act(() => fillIn('Q', typed))

    expect(read()).toEqual({ answer: kept })
    expect(field('Q').value).toBe(shown)
  })

  it('keeps a day that does not exist, and says so [C-115]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'date_picker' })]))

    act(() => fillIn('Q', '02/31/2025'))

    expect(screen.getByText('Answer this.')).toBeTruthy()
    expect(field('Q').value).toBe('02/31/2025')
    expect(read()).toEqual({ answer: '02/31/2025' })
  })

  it('has a calendar from 1924 to December 2080, on demand [C-613]', async () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'date_picker' })]), { answers: { answer: '2026-01-15' } })

    fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Q' }))
    const dialog = await screen.findByRole('dialog', { name: 'Q' }, { timeout: 20_000 })
    const years = within(within(dialog).getByLabelText('Year')).getAllByRole('option')
    expect([years.at(0)?.textContent, years.at(-1)?.textContent]).toEqual(['1924', '2080'])
    fireEvent.change(within(dialog).getByLabelText('Month'), { target: { value: '3' } })
    fireEvent.click(within(dialog).getByRole('button', { name: /March 20, 2026/ }))

    expect(read()).toEqual({ answer: '2026-03-20' })
    expect(field('Q').value).toBe('03/20/2026')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the calendar: Q' }))
  })

  it('closes the calendar on Escape and gives the focus back', async () => {
    renderForm(pageOf([ask({ question_type: 'date_picker' })]))
    const button = screen.getByRole('button', { name: 'Open the calendar: Q' })

    fireEvent.click(button)
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

it('asks for a day, hours, minutes and AM or PM [C-065, C-086, C-116]', () => {
  const { read } = renderForm(pageOf([ask({ question_type: 'datetime_picker' })]))

  fillIn('Date', '03/04/2026')
  fillIn('Hour', '2')
  fillIn('Minute', '5')
  expect(read()).toEqual({ answer: '2026-03-04 2:5' })
  fireEvent.change(field('AM or PM'), { target: { value: 'PM' } })

  expect(read()).toEqual({ answer: '2026-03-04T14:05:00.000' })
})

it.each([
  ['2026-03-04T00:05:00.000', ['03/04/2026', '12', '05', 'AM']],
  ['2026-03-04T12:30:00.000', ['03/04/2026', '12', '30', 'PM']],
  ['2026-03-04 2:', ['03/04/2026', '2', '', '']],
])('shows the stored time %s in its parts [C-116]', (answer, shown) => {
  renderForm(pageOf([ask({ question_type: 'datetime_picker' })]), { answers: { answer } })

  expect(['Date', 'Hour', 'Minute', 'AM or PM'].map((label) => field(label).value)).toEqual(shown)
})

describe('phone_number', () => {
  it('has dashes after it is left, up to ten digits [C-066, C-610, C-118]', async () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'phone_number' })]))

    field('Phone number').focus()
    type('Phone number', '(202) 555 0123')
    expect(field('Phone number').value).toBe('(202) 555 0123')
    act(() => field('Phone number').blur())

    await waitFor(() => expect(field('Phone number').value).toBe('202-555-0123'))
    expect(read()).toEqual({ answer: '+12025550123' })
  })

  it.each([
    ['a leading 1 [C-611]', 'USA', '12025550123', '+12025550123'],
    ['a plus', 'USA', '+55 11 98765-4321', '+5511987654321'],
    ['two noughts', 'USA', '0055 11 98765 4321', '+5511987654321'],
    ['a nought before the area [C-092]', 'THA', '081 234 5678', '+66812345678'],
  ])('understands %s', async (_, country, typed, kept) => {
    const { read } = renderForm(pageOf([ask({ question_type: 'phone_number' })]), { country })

    await act(async () => fillIn('Phone number', typed))

    await waitFor(() => expect(read()).toEqual({ answer: kept }))
  })

  it('takes the number to another country', async () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'phone_number' })]))
    await act(async () => fillIn('Phone number', '11987654321'))

    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
    act(() => country.focus())
    fireEvent.change(country, { target: { value: 'BR' } })

    expect(read()).toEqual({ answer: '+5511987654321' })
  })

  it('refuses a number that cannot be called [C-114]', async () => {
    renderForm(pageOf([ask({ question_type: 'phone_number', required: false })]))

    await act(async () => fillIn('Phone number', '555'))
    submit()

    expect(await screen.findByRole('region')).toBeTruthy()
    expect(screen.getByText('Answer this.')).toBeTruthy()
  })
})

describe('dropdown', () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    option(`o${at}`, { title: at === 7 ? 'Café Lima' : `Place ${at}` }),
  )

  it('is the platform’s own up to 15 options [C-067, C-047]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'dropdown', options: many.slice(0, 15) })]))

    fireEvent.change(field('Q'), { target: { value: 'o3' } })

    expect(field('Q').tagName).toBe('SELECT')
    expect(read()).toEqual({ answer: 'o3' })
  })

  it('is searched when it is longer, with the keyboard alone [C-067]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'dropdown', options: many })]))
    const input = screen.getByRole('combobox', { name: 'Q' })

    input.focus()
    fireEvent.input(input, { target: { value: 'cafe' } })
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Café Lima'])
    fireEvent.keyDown(input, { key: 'Enter' })

    expect(read()).toEqual({ answer: 'o7' })
    expect((input as HTMLInputElement).value).toBe('Café Lima')
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('moves through the list and says which option is active', () => {
    renderForm(pageOf([ask({ question_type: 'dropdown', options: many })]))
    const input = screen.getByRole('combobox', { name: 'Q' })

    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByText('Place 1').id)
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('says when nothing is found, and comes back to the last choice when it is left', () => {
    renderForm(pageOf([ask({ question_type: 'dropdown', options: many })]), { answers: { answer: 'o7' } })
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Q' })

    input.focus()
    fireEvent.input(input, { target: { value: 'xyz' } })
    expect(screen.getByText('Nothing found. Try another spelling.')).toBeTruthy()
    act(() => input.blur())

    expect(input.value).toBe('Café Lima')
  })

  it('shows nothing for a value that is no option any more [C-084]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'dropdown', options: many.slice(0, 3) })]), {
      answers: { answer: 'gone' },
    })

    expect(field('Q').value).toBe('')
    expect(read()).toEqual({})
  })
})

describe('radio and checkbox', () => {
  const options = [option('a'), option('b'), option('other')]

  it('asks for one choice [C-068]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'radio', options })]))

    expect(screen.getByRole('radiogroup', { name: 'Q' })).toBeTruthy()
    fireEvent.click(field('Option b'))
    expect(read()).toEqual({ answer: 'b' })
  })

  it('asks for several, in their own order [C-069]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'checkbox', options })]))

    fireEvent.click(field('Option b'))
    fireEvent.click(field('Option a'))
    expect(read()).toEqual({ answer: ['a', 'b'] })
    fireEvent.click(field('Option b'))
    fireEvent.click(field('Option a'))
    expect(read()).toEqual({})
  })

  it.each(['radio', 'checkbox', 'dropdown'])(
    'reveals a text field for the other choice of a %s [C-044, C-079, C-080, C-081, C-082]',
    async (question_type) => {
      const tags = ['allow_other', 'require_other']
      const { read } = renderForm(pageOf([ask({ question_type, options, tags, other_title: 'What else?' })]))
      expect(screen.queryByLabelText('What else?')).toBeNull()

      if (question_type === 'dropdown') fireEvent.change(field('Q'), { target: { value: 'other' } })
      else fireEvent.click(field('Option other'))
      submit()
      expect(await screen.findByRole('link', { name: 'What else? – Answer this.' })).toBeTruthy()

      fillIn('What else?', 'A boat')
      expect(read()).toMatchObject({ answer__other: 'A boat' })
    },
  )
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
