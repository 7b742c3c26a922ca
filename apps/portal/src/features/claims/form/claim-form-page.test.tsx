import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { option, pageOf, question } from './form-for-test.ts'
import { field, fillIn, renderForm, submit, type } from './render-form-for-test.tsx'

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const required = (parts: Parameters<typeof question>[0]) => question({ required: true, ...parts })

it('shows title, help, sub text and placeholder, and ties them to the field [C-040, C-041, C-042, C-043]', () => {
  renderForm(
    pageOf([question({ title: 'Shop', help_text: 'Its name.', sub_text: 'Not its address.', placeholder: 'Costa' })]),
  )

  const input = field(/^Shop/)
  expect(input.placeholder).toBe('Costa')
  const said = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual(['Its name.', 'Not its address.'])
})

it('says that a question is optional, unless it is tagged otherwise [C-045, C-077]', () => {
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

it('renders nothing for a type that it does not know [C-074]', () => {
  renderForm(
    pageOf([question({ question_type: 'hologram', title: 'Wave' }), question({ question_key: 'b', title: 'B' })]),
  )

  expect(screen.queryByText('Wave')).toBeNull()
  expect(field(/^B/)).toBeTruthy()
})

it('sends no empty answers and none of groups that are not reached [C-091]', async () => {
  const { sent } = renderForm(
    pageOf(
      [
        required({
          question_key: 'who',
          question_type: 'radio',
          title: 'Who?',
          options: [option('me'), option('you', { outcome: { group_id: 'more' } })],
        }),
        question({ question_key: 'empty', title: 'Empty' }),
      ],
      { more: [question({ question_key: 'name', title: 'Name' })] },
    ),
  )

  fireEvent.click(field('Option you'))
  fillIn(/^Name/, 'Ana')
  fireEvent.click(field('Option me'))
  expect(screen.queryByLabelText(/^Name/)).toBeNull()
  submit()

  await waitFor(() => expect(sent).toHaveBeenCalledWith({ who: 'me' }))
  fireEvent.click(field('Option you'))
  expect(field(/^Name/).value).toBe('Ana')
})

it('reveals the group that an option leads to [C-049]', () => {
  renderForm(
    pageOf(
      [
        question({
          question_key: 'who',
          question_type: 'dropdown',
          title: 'Who?',
          options: [option('me', { outcome: { group_id: 'more' } })],
        }),
      ],
      { more: [question({ question_key: 'name', title: 'Name' })] },
    ),
  )
  expect(screen.queryByLabelText(/^Name/)).toBeNull()

  fireEvent.change(field(/^Who/), { target: { value: 'me' } })

  expect(field(/^Name/)).toBeTruthy()
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

it('reports a default that is no answer, and leaves the field empty [C-088]', async () => {
  const { asked } = renderForm(
    pageOf([question({ question_key: 'd', question_type: 'date_picker', title: 'D', default_value: 'soon' })]),
    { network: { '/api/errors/v1/': () => ({ status: 204, body: null }) } },
  )

  expect(field(/^D/).value).toBe('')
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ code: 'CLAIM_PAGE_QUESTIONS_ERROR' })]),
  )
})

it('puts answers into texts, and follows them as they change [C-075]', async () => {
  const hello = {
    question_key: 'hi',
    question_type: 'text_no_input',
    title: 'Hello {{name}}!',
    tags: ['liquid_parsing'],
  }
  await act(async () => {
    renderForm(pageOf([question({ question_key: 'name', title: 'Name' }), question(hello)]), {
      answers: { name: 'Ana' },
    })
  })

  expect(await screen.findByText('Hello Ana!')).toBeTruthy()
  act(() => type(/^Name/, 'Ben'))
  expect(screen.getByText('Hello Ben!')).toBeTruthy()
})

it('follows answers in the texts of a row too [C-075]', async () => {
  const page = pageOf(
    [
      question({ question_key: 'shop', title: 'Shop' }),
      question({ question_key: 'items', question_type: 'nested_group_list', required: true, nested_group_id: 'item' }),
    ],
    { item: [question({ question_key: 'price', title: 'Price at {{shop}}', tags: ['liquid_parsing'] })] },
  )
  await act(async () => void renderForm(page, { answers: { shop: 'Costa' } }))

  expect(await screen.findByLabelText(/Price at Costa/)).toBeTruthy()
  act(() => type(/^Shop/, 'Luna'))
  expect(screen.getByLabelText(/Price at Luna/)).toBeTruthy()
})

it('keeps a question, and what has the focus in it, while others come and go before it', () => {
  const page = pageOf(
    [
      question({
        question_key: 'steers',
        question_type: 'radio',
        options: [option('no'), option('yes', { outcome: { group_id: 'more' } })],
      }),
    ],
    {
      more: Array.from({ length: 50 }, (_, at) => question({ question_key: `more_${at}`, title: `More ${at}` })),
      rest: [question({ question_key: 'last', title: 'Last' })],
    },
  )
  for (const group of page.question_groups) if (group.group_id !== 'rest') group.next_group_id = 'rest'
  renderForm(page)
  const last = screen.getByLabelText(/^Last/)
  last.focus()

  fireEvent.click(screen.getByLabelText('Option yes'))
  expect(screen.getByLabelText(/^More 49/)).toBeTruthy()
  expect(screen.getByLabelText(/^Last/)).toBe(last)
  expect(document.activeElement).toBe(last)
  fireEvent.click(screen.getByLabelText('Option no'))
  expect(screen.queryByLabelText(/^More 49/)).toBeNull()
  expect(screen.getByLabelText(/^Last/)).toBe(last)
})

it('says where a prefilled answer came from', () => {
  renderForm(pageOf([question({ title: 'Shop' })]), {
    answers: { answer: 'Costa' },
    prefilled: { answer: 'From your card.' },
  })

  expect(screen.getByText('From your card.')).toBeTruthy()
})

it('knows whether something was changed', () => {
  const { isDirty } = renderForm(pageOf([question({ title: 'Shop' })]), { answers: { answer: 'Costa' } })

  expect(isDirty()).toBe(false)
  type(/^Shop/, 'Verde')
  expect(isDirty()).toBe(true)
})
