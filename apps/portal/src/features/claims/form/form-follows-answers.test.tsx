import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { option, pageOf, question } from '../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit, type } from '../testing/render-form.tsx'

prepareForms()

it('sends no empty answers and none of groups that are not reached [C-091]', async () => {
  const { sent } = renderForm(
    pageOf(
      [
        question({
          required: true,
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

it('fills answers into texts, and updates them when the answers change [C-075]', async () => {
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

it('fills answers into the texts of an entry too [C-075]', async () => {
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

it('keeps a question and its focus while other questions appear and disappear above it', () => {
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

const withDefault = (default_value: string) =>
  question({ question_key: 'holder', title: 'Holder', default_value, tags: ['liquid_parsing'] })
const reportsIn = (asked: readonly { path: string; body: unknown }[]) =>
  asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)

it('starts a branch with its preselected options and defaults when it opens, and once only [C-048]', () => {
  const { read } = renderForm(
    pageOf(
      [
        question({
          question_key: 'who',
          question_type: 'radio',
          options: [option('me'), option('you', { outcome: { group_id: 'more' } })],
        }),
      ],
      {
        more: [
          question({ question_key: 'city', title: 'City', default_value: 'Lima' }),
          question({ question_key: 'seat', question_type: 'radio', options: [option('front', { is_selected: true })] }),
        ],
      },
    ),
  )
  expect(read()).toEqual({})

  fireEvent.click(field('Option you'))
  expect(field(/^City/).value).toBe('Lima')
  expect(field('Option front').checked).toBe(true)
  expect(read()).toEqual({ who: 'you', city: 'Lima', seat: 'front' })

  type(/^City/, '')
  fireEvent.click(field('Option me'))
  fireEvent.click(field('Option you'))
  expect(field(/^City/).value).toBe('')
})

it('fills answers of this page and of others into defaults, until the person answers [C-088, C-X25]', async () => {
  const page = pageOf([
    question({ question_key: 'first_name', title: 'Name' }),
    withDefault('{{first_name}} {{last_name}}'),
  ])
  const application = { person: { last_name: 'Souza' } }
  const context = { today: '2026-01-15', locale: 'en_US' as const, country: 'USA', application }
  const { read } = await act(async () => renderForm(page, { answers: { first_name: 'Ana' }, context }))

  expect((await screen.findByLabelText<HTMLInputElement>(/^Holder/)).value).toBe('Ana Souza')
  act(() => type(/^Name/, 'Ben'))
  expect(field(/^Holder/).value).toBe('Ben Souza')
  act(() => type(/^Holder/, 'Cy'))
  act(() => type(/^Name/, 'Ana'))
  expect(field(/^Holder/).value).toBe('Cy')
  expect(read()).toEqual({ first_name: 'Ana', holder: 'Cy' })
})

it('leaves a default that is not valid Liquid empty, and reports it once [C-088, C-X29]', async () => {
  const page = pageOf([question({ question_key: 'name', title: 'Name' }), withDefault('Dear {{ name')])
  const { read, asked } = await act(async () => renderForm(page))

  expect((await screen.findByLabelText<HTMLInputElement>(/^Holder/)).value).toBe('')
  act(() => type(/^Name/, 'Ben'))
  expect(read()).toEqual({ name: 'Ben' })
  await waitFor(() => expect(reportsIn(asked)).toHaveLength(1))
  expect(JSON.stringify(reportsIn(asked))).toContain('CLAIM_PAGE_QUESTIONS_ERROR')
})

it('reports a text that is not valid Liquid [C-075]', async () => {
  const page = pageOf([question({ question_key: 'name', title: 'Name {{ x', tags: ['liquid_parsing'] })])
  const { asked } = await act(async () => renderForm(page))

  expect(await screen.findByLabelText(/^Name x/)).toBeTruthy()
  await waitFor(() => expect(reportsIn(asked)).toHaveLength(1))
})
