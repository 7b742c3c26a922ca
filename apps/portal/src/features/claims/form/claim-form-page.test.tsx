import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { option, pageOf, question } from '../testing/form.ts'
import { field, prepareForms, renderForm, submit, type } from '../testing/render-form.tsx'

prepareForms()

const required = (parts: Parameters<typeof question>[0]) => question({ required: true, ...parts })

it('shows title, help, sub text and placeholder, and ties them to the field [C-040, C-041, C-042, C-043]', () => {
  renderForm(
    pageOf([question({ title: 'Shop', help_text: 'Its name.', sub_text: 'Not its address.', placeholder: 'Costa' })]),
  )

  const input = field(/^Shop/)
  expect(input.placeholder).toBe('Costa')
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Its name.', 'Not its address.'])
})

it('marks a question as optional, unless it is tagged otherwise [C-045, C-077]', () => {
  renderForm(
    pageOf([
      question({ question_key: 'a', title: 'First' }),
      question({ question_key: 'b', title: 'Second', tags: ['optional_no_label'] }),
      required({ question_key: 'c', title: 'Third' }),
    ]),
  )

  expect(screen.getAllByText('(optional)')).toHaveLength(1)
  expect(field('First (optional)')).toBeTruthy()
  expect(field('Third').getAttribute('aria-required')).toBe('true')
})

it('shows hostile text as text', () => {
  const hostile = '<img src=x onerror="alert(1)">'
  renderForm(
    pageOf([
      required({ question_key: 'a', title: hostile, help_text: hostile, error_message: hostile }),
      question({ question_key: 'b', question_type: 'disclaimer', title: hostile }),
    ]),
    { answers: { a: hostile }, prefilled: { a: hostile } },
  )

  expect(document.querySelector('img')).toBeNull()
  expect(screen.getAllByText(hostile).length).toBeGreaterThan(2)
})

it('does not show a hidden question, but branches on its answer and sends it', async () => {
  const options = [option('yes', { outcome: { group_id: 'more' } }), option('no')]
  const page = pageOf(
    [question({ question_key: 'has_more', title: 'Secret', question_type: 'radio', tags: ['hidden'], options })],
    { more: [question({ question_key: 'bill', title: 'Bill' })] },
  )
  const { sent } = renderForm(page, { answers: { has_more: 'yes' } })

  expect(screen.queryByText('Secret')).toBeNull()
  type(/^Bill/, '12')
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ has_more: 'yes', bill: '12' }))
})

it('leaves out a question whose type it does not know [C-074]', () => {
  renderForm(
    pageOf([question({ question_type: 'hologram', title: 'Wave' }), question({ question_key: 'b', title: 'B' })]),
  )

  expect(screen.queryByText('Wave')).toBeNull()
  expect(field(/^B/)).toBeTruthy()
})

it('begins with preselected options and default values [C-048]', () => {
  const { read } = renderForm(
    pageOf([
      question({
        question_key: 'r',
        question_type: 'radio',
        title: 'R',
        options: [option('x'), option('y', { is_selected: true })],
      }),
      question({ question_key: 't', title: 'T', default_value: 'Lima' }),
    ]),
  )

  expect(field('Option y').checked).toBe(true)
  expect(field(/^T/).value).toBe('Lima')
  expect(read()).toEqual({ r: 'y', t: 'Lima' })
})

it('reports a default value that is not a valid answer, and leaves the field empty [C-088]', async () => {
  const { asked } = renderForm(
    pageOf([question({ question_key: 'd', question_type: 'date_picker', title: 'D', default_value: 'soon' })]),
    { network: { '/api/errors/v1/': () => ({ status: 204, body: null }) } },
  )

  expect(field(/^D/).value).toBe('')
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ code: 'CLAIM_PAGE_QUESTIONS_ERROR' })]),
  )
})

it('shows where a prefilled answer came from', () => {
  renderForm(pageOf([question({ title: 'Shop' })]), {
    answers: { answer: 'Costa' },
    prefilled: { answer: 'From your card.' },
  })

  expect(screen.getByText('From your card.')).toBeTruthy()
})

it('knows what it opened with', () => {
  const { opened, read } = renderForm(pageOf([question({ title: 'Shop', default_value: 'Costa' })]))

  type(/^Shop/, 'Verde')
  expect([opened(), read()]).toEqual([{ answer: 'Costa' }, { answer: 'Verde' }])
})
