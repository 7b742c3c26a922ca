import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageOf, question, rule } from '../../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit } from '../../testing/render-form.tsx'

prepareForms()

const ask = (parts: Parameters<typeof question>[0]) => question({ title: 'Q', required: true, ...parts })

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

  it('keeps a date that does not exist, with an error [C-115]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'date_picker' })]))

    act(() => fillIn('Q', '02/31/2025'))

    expect(screen.getByText(/Enter a real date, such as 10\/31\/\d{4}/)).toBeTruthy()
    expect(screen.queryByText('Answer this.')).toBeNull()
    expect(field('Q').value).toBe('02/31/2025')
    expect(read()).toEqual({ answer: '02/31/2025' })
  })

  it.each([
    ['1924-01-02', '1924-01-01', /January 1, 1924/, 'Previous month'],
    ['2080-12-30', '2080-12-31', /December 31, 2080/, 'Next month'],
  ])('has a calendar that from %s reaches %s and no further [C-613]', async (answer, picked, day, beyond) => {
    const { read } = renderForm(pageOf([ask({ question_type: 'date_picker' })]), { answers: { answer } })

    fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Q' }))
    const dialog = await screen.findByRole('dialog', { name: 'Q' })
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: beyond }).disabled).toBe(true)
    fireEvent.click(within(dialog).getByRole('button', { name: day }))
    expect(read()).toEqual({ answer: picked })
  })

  it('has a calendar from 1924 to December 2080, on demand [C-613]', async () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'date_picker' })]), { answers: { answer: '2026-01-15' } })

    fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Q' }))
    const dialog = await screen.findByRole('dialog', { name: 'Q' })
    const years = within(within(dialog).getByLabelText('Year')).getAllByRole('option')
    expect([years.at(0)?.textContent, years.at(-1)?.textContent]).toEqual(['1924', '2080'])
    fireEvent.change(within(dialog).getByLabelText('Month'), { target: { value: '3' } })
    fireEvent.click(within(dialog).getByRole('button', { name: /March 20, 2026/ }))

    expect(read()).toEqual({ answer: '2026-03-20' })
    expect(field('Q').value).toBe('03/20/2026')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the calendar: Q' }))
  })

  it.each([
    ['a date of birth', { question_key: 'cardholder_date_of_birth' }, '10/31/1985'],
    ['days long ago', { validations: [rule('date_before', '2024-02-02')] }, '02/01/2024'],
    ['any day', {}, '10/31/2025'],
  ])('gives an example that fits %s', (_, parts, example) => {
    renderForm(pageOf([ask({ question_type: 'date_picker', ...parts })]))
    expect(screen.getByText(`For example, ${example}`)).toBeTruthy()
    act(() => fillIn('Q', '02/31/2025'))
    expect(screen.getByText(`Enter a real date, such as ${example}`, { exact: false })).toBeTruthy()
  })

  it('keeps the month when the year changes', async () => {
    const question = ask({ question_type: 'date_picker', validations: [rule('date_before', 'today')] })
    const { read } = renderForm(pageOf([question]), { answers: { answer: '2025-03-15' } })

    fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Q' }))
    const dialog = await screen.findByRole('dialog', { name: 'Q' })
    const year = within(dialog).getByRole<HTMLOptionElement>('option', { name: '2024' }).value
    fireEvent.change(within(dialog).getByLabelText('Year'), { target: { value: year } })
    fireEvent.click(within(dialog).getByRole('button', { name: /March 20, 2024/ }))
    expect(read()).toEqual({ answer: '2024-03-20' })
  })

  it.each([
    ['th_TH', 'วันนี้, วันพฤหัสบดีที่ 15 มกราคม ค.ศ. 2026'],
    ['vi_VN', 'Hôm nay, Thứ Năm, 15 tháng 1, 2026'],
    ['id_ID', 'hari ini, Kamis, 15 Januari 2026'],
    ['ms_MY', 'hari ini, Khamis, 15 Januari 2026'],
  ] as const)('names the days in %s, which React Aria does not support', async (locale, name) => {
    renderForm(pageOf([ask({ question_type: 'date_picker' })]), { locale, answers: { answer: '2026-01-15' } })

    fireEvent.click(screen.getByRole('button', { name: /: Q$/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Q' })
    expect(within(dialog).getByRole('gridcell', { selected: true }).textContent).toBe('15')
    expect(within(dialog).getByRole('button', { name })).toBeTruthy()
    expect(dialog.innerHTML).not.toMatch(/today|selected /i)
  })

  it('offers in its calendar only the days that its rules allow, with the other answers as they are', async () => {
    const from = ask({ question_type: 'date_picker', question_key: 'from', title: 'From' })
    const to = ask({
      question_type: 'date_picker',
      validations: [rule('date_after', '{{from}}'), rule('date_before', '2026-01-15')],
    })
    renderForm(pageOf([from, to]))
    fillIn('From', '01/09/2026')

    fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Q' }))
    const dialog = await screen.findByRole('dialog', { name: 'Q' })
    const days = within(dialog)
      .getAllByRole('gridcell')
      .map((cell) => within(cell).getByText(/^\d+$/))
    const isOffered = (day: HTMLElement) => day.getAttribute('aria-disabled') !== 'true'
    expect(days.filter(isOffered).map((day) => day.textContent)).toEqual(['10', '11', '12', '13', '14'])
  })

  it('has no calendar for a date of birth', () => {
    renderForm(pageOf([ask({ question_type: 'date_picker', question_key: 'driver_date_of_birth' })]))
    expect(field('Q').value).toBe('')
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()
  })

  it('closes the calendar on Escape and returns the focus', async () => {
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

it.each(['es_LAC', 'pt_BR', 'zh_CN', 'th_TH', 'vi_VN', 'id_ID'] as const)('asks for 24 hours in %s', (locale) => {
  const { read } = renderForm(pageOf([ask({ question_type: 'datetime_picker' })]), {
    locale,
    answers: { answer: '2026-03-04T00:05:00.000' },
  })
  const [date, hour, minute] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect([date, hour, minute].map((part) => part?.value)).toEqual(['04/03/2026', '00', '05'])
  expect(screen.queryByRole('combobox')).toBeNull()

  fireEvent.input(hour as Element, { target: { value: '9' } })
  expect(read()).toEqual({ answer: '2026-03-04T09:05:00.000' })
  fireEvent.input(hour as Element, { target: { value: '25' } })
  expect(read()).toEqual({ answer: '2026-03-04 25:05' })
})

it('offers no day in the future for a time that is over', async () => {
  const question_type = 'datetime_picker'
  renderForm(pageOf([ask({ question_type, validations: [rule('date_before', '2026-01-16')] })]))

  fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Q' }))
  const dialog = await screen.findByRole('dialog', { name: 'Q' })
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true)
})

it('names the field in the summary where the message says only how to type a date', async () => {
  renderForm(pageOf([ask({ question_type: 'date_picker', title: 'Date of birth' })]))
  fillIn('Date of birth', '13/45/2020')
  submit()
  expect(await screen.findByRole('link', { name: /^Date of birth – Enter a real date, such as / })).toBeTruthy()
})
