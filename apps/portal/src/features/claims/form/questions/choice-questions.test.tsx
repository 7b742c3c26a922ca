import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { option, pageOf, question } from '../../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit } from '../../testing/render-form.tsx'

prepareForms()

const ask = (parts: Parameters<typeof question>[0]) => question({ title: 'Q', required: true, ...parts })

describe('dropdown', () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    option(`o${at}`, { title: at === 7 ? 'Café Lima' : `Place ${at}` }),
  )

  it('is a native select up to 15 options [C-067, C-047]', () => {
    const { read } = renderForm(pageOf([ask({ question_type: 'dropdown', options: many.slice(0, 15) })]))

    fireEvent.change(field('Q'), { target: { value: 'o3' } })

    expect(field('Q').tagName).toBe('SELECT')
    expect(read()).toEqual({ answer: 'o3' })
  })

  it('has a search when it is longer, usable with the keyboard alone [C-067]', () => {
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

  it('moves through the list and announces the active option', () => {
    renderForm(pageOf([ask({ question_type: 'dropdown', options: many })]))
    const input = screen.getByRole('combobox', { name: 'Q' })

    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByText('Place 1').id)
    fireEvent.keyDown(input, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('shows that nothing is found, and returns to the last choice on blur', () => {
    renderForm(pageOf([ask({ question_type: 'dropdown', options: many })]), { answers: { answer: 'o7' } })
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Q' })

    input.focus()
    fireEvent.input(input, { target: { value: 'xyz' } })
    expect(screen.getByText('No matches. Try another spelling.')).toBeTruthy()
    act(() => input.blur())

    expect(input.value).toBe('Café Lima')
  })

  it('shows no choice for a value that is no longer an option [C-084]', () => {
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

  it.each([
    [['yes', 'no'], true],
    [['yes', 'no', 'unsure'], false],
  ])('has %j side by side: %s', (values, isRow) => {
    renderForm(pageOf([question({ question_type: 'radio', options: values.map((value) => option(value)) })]))
    expect(document.querySelector('.options-row') !== null).toBe(isRow)
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

  it.each([
    [['allow_other', 'optional_no_label'], 'What else?'],
    [['allow_other'], 'What else? (optional)'],
  ])('marks the other field of a question with %j as optional like the question [C-077, C-081]', (tags, label) => {
    renderForm(pageOf([question({ title: 'Q', question_type: 'radio', options, tags, other_title: 'What else?' })]))
    fireEvent.click(field('Option other'))
    expect(field(label)).toBeTruthy()
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
      expect(await screen.findByRole('link', { name: 'Answer this.' })).toBeTruthy()

      fillIn('What else?', 'A boat')
      expect(read()).toMatchObject({ answer__other: 'A boat' })
    },
  )
})
