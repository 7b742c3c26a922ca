import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pageOf, question, rule } from '../testing/form.ts'
import { field, fillIn, prepareForms, renderForm, submit, type } from '../testing/render-form.tsx'

prepareForms()

const required = (parts: Parameters<typeof question>[0]) => question({ required: true, ...parts })

it('checks a field when it is left, not while the person types [C-090, C-111]', () => {
  renderForm(pageOf([required({ title: 'Shop', validations: [rule('min_length', 3, 'At least three letters.')] })]))

  field('Shop').focus()
  type('Shop', 'a')
  expect(screen.queryByText('At least three letters.')).toBeNull()
  act(() => field('Shop').blur())

  expect(field('Shop').getAttribute('aria-invalid')).toBe('true')
  const [error] = field('Shop').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(error ?? '')?.textContent).toBe('At least three letters.')
  expect(field('Shop').value).toBe('a')
})

it('shows an error only after a press is over, so that the button does not move', () => {
  vi.useFakeTimers()
  renderForm(pageOf([required({ title: 'Shop' })]))

  field('Shop').focus()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Go on' }))
  act(() => field('Shop').blur())
  expect(screen.queryByText('Answer this.')).toBeNull()
  fireEvent.pointerUp(document.body)
  act(() => void vi.runAllTimers())

  expect(screen.getByText('Answer this.')).toBeTruthy()
})

it('lists every problem on submit, moves the focus there and links to the fields', async () => {
  document.title = 'Your details'
  const { sent } = renderForm(
    pageOf([required({ question_key: 'a', title: 'Shop' }), required({ question_key: 'b', title: 'City' })]),
  )

  submit()

  const summary = await screen.findByRole('region', { name: 'Fix 2 answers to continue' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(document.title).toBe('Error: Your details')
  const links = within(summary).getAllByRole('link')
  // The same message twice would not say which field it is about.
  expect(links.map(({ textContent }) => textContent)).toEqual(['Shop – Answer this.', 'City – Answer this.'])
  fireEvent.click(links[1] as Element)
  expect(document.activeElement).toBe(field('City'))
  expect(sent).not.toHaveBeenCalled()

  type('Shop', 'Costa')
  type('City', 'Lima')
  submit()
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ a: 'Costa', b: 'Lima' }))
  expect(document.title).toBe('Your details')
})

it('shows errors from the server at their fields, until they are edited [C-146]', async () => {
  renderForm(pageOf([question({ question_key: 'a', title: 'Shop' })]), {
    answers: { a: 'Costa' },
    serverErrors: { a: ['The shop does not exist.'] },
    pageError: 'It was not saved.',
  })

  expect(await screen.findByRole('link', { name: 'The shop does not exist.' })).toBeTruthy()
  expect(field(/^Shop/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('It was not saved.')
  fillIn(/^Shop/, 'Verde')
  await waitFor(() => expect(screen.queryByText('The shop does not exist.')).toBeNull())
})

it('scrolls to the first field with an error from the server, 100 px below the edge [C-147]', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 640 } as DOMRect)
  renderForm(pageOf([question({ question_key: 'a', title: 'A' }), question({ question_key: 'b', title: 'B' })]), {
    serverErrors: { b: ['No.'] },
  })

  await waitFor(() => expect(document.activeElement).toBe(field(/^B/)))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 540 })
})

it('checks the confirm field again 300 ms after an edit of either field [C-076, C-083, C-122]', () => {
  vi.useFakeTimers()
  const { read } = renderForm(
    pageOf([
      required({
        title: 'Email',
        data_type: 'email',
        tags: ['confirmation_required'],
        validations: [rule('confirmation_required', null, 'Not the same.')],
      }),
    ]),
  )
  const again = () => field('Confirm email')

  type('Email', 'ana@a.example')
  again().focus()
  type('Confirm email', 'ana@b.example')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.queryByText('Not the same.')).toBeNull()
  act(() => again().blur())
  expect(screen.getByText('Not the same.')).toBeTruthy()

  type('Email', 'ana@b.example')
  act(() => void vi.advanceTimersByTime(299))
  expect(screen.getByText('Not the same.')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Not the same.')).toBeNull()
  expect(read()).toEqual({ answer: 'ana@b.example', answer__confirm: 'ana@b.example' })
})

it('removes an error of the server as soon as its answer changes, from the summary too [C-090]', async () => {
  renderForm(pageOf([question({ question_key: 'a', title: 'Shop' }), question({ question_key: 'b', title: 'City' })]), {
    answers: { a: 'Costa', b: 'Lima' },
    serverErrors: { a: ['Unknown shop.'], b: ['Unknown city.'] },
  })
  await screen.findByRole('region', { name: 'Fix 2 answers to continue' })

  act(() => type(/^Shop/, 'Costas'))
  expect(screen.queryByText(/Unknown shop/)).toBeNull()
  expect(await screen.findByRole('region', { name: /^Fix 1 answer/ })).toBeTruthy()
  act(() => type(/^City/, 'Limas'))
  expect(screen.queryByRole('region')).toBeNull()
})

it('removes an error as soon as the answer it depends on changes, from the summary too [C-090, C-096]', async () => {
  const again = question({ question_key: 'b', title: 'Again', validations: [rule('equal', '{{a}}', 'Not the same.')] })
  renderForm(pageOf([question({ question_key: 'a', title: 'Shop' }), again]), { answers: { a: 'Costa', b: 'Luna' } })
  submit()
  await screen.findByRole('region')

  act(() => type(/^Shop/, 'Lun'))
  expect(screen.getAllByText(/Not the same/)).toHaveLength(2)
  act(() => type(/^Shop/, 'Luna'))
  expect(screen.queryByText(/Not the same/)).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})
