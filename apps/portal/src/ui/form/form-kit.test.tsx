import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { SummaryPlace } from './summary-place.tsx'
import { TextField } from './text-field.tsx'
import { useAutosave } from './use-autosave.ts'
import { useFormErrors } from './use-form-errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', vi.fn())
  document.title = 'Letter'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const names = ['name', 'city'] as const
const words = {
  summary_title: { one: '{count} error', other: '{count} errors' },
  summary_item: '{label}: {problem}',
  error_title: 'Error: {title}',
}
const save = vi.fn<(answers: object) => Promise<void>>()
const sent = vi.fn<(answers: object) => void>()
beforeEach(() => {
  save.mockReset()
  sent.mockReset()
})

/** The form of the README, with two fields. */
function Letter() {
  const [answers, setAnswers] = useState({ name: '', city: '' })
  const problems = names.filter((name) => !answers[name]).map((name) => ({ name, label: name, error: 'Missing' }))
  const errors = useFormErrors(problems)
  const autosave = useAutosave(async () => save(answers))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (errors.check()) sent(answers)
  }

  return (
    <form onSubmit={submit}>
      <ErrorSummary
        items={errors.listed.map((one) => ({ ...one, id: one.name }))}
        attempts={errors.attempts}
        words={words}
        locale="en_US"
      />
      {names.map((name) => (
        <TextField
          key={name}
          id={name}
          label={name}
          error={errors.errorOf(name)}
          value={answers[name]}
          onChange={({ target }) => {
            setAnswers((before) => ({ ...before, [name]: target.value }))
            autosave.touch()
          }}
          onBlur={() => errors.leave(name)}
        />
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={autosave.drop}>
        Cancel
      </button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows the error of a field on blur, between label and control', () => {
  render(<Letter />)
  expect(screen.queryByText('Missing')).toBeNull()
  fireEvent.blur(field('name'))

  expect(screen.getAllByText('Missing')).toHaveLength(1)
  expect(field('name').getAttribute('aria-invalid')).toBe('true')
  expect(field('name').getAttribute('aria-describedby')).toBe('name-error')
  expect([...(field('name').parentElement?.children ?? [])].map((one) => one.id || one.tagName)).toEqual([
    'LABEL',
    'name-error',
    'name',
  ])
})

it('shows the error only after a press is over', async () => {
  render(<Letter />)
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field('name'))
  expect(screen.queryByText('Missing')).toBeNull()
  fireEvent.pointerUp(document.body)
  await wait(0)
  expect(screen.getByText('Missing')).toBeTruthy()
})

it('lists all errors after each submit and moves the focus there, until there are none', () => {
  render(<Letter />)
  press('Send')
  const summary = screen.getByRole('region', { name: '2 errors' })
  expect(document.activeElement).toBe(summary)
  expect(document.title).toBe('Error: Letter')
  fireEvent.click(within(summary).getByRole('link', { name: 'city: Missing' }))
  expect(document.activeElement).toBe(field('city'))

  type('city', 'Lima')
  press('Send')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '1 error' }))
  type('name', 'Ana')
  press('Send')
  expect(sent).toHaveBeenCalledWith({ name: 'Ana', city: 'Lima' })
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.title).toBe('Letter')
})

it.each([
  ['Enter your Full Name.', 'Enter your Full Name.'],
  ['Enter only letters.', 'Full name: Enter only letters.'],
])('names the field only before an error that does not: %s', (error, line) => {
  const items = [{ id: 'a', label: 'Full name', error }]
  render(<ErrorSummary items={items} attempts={1} words={words} locale="en_US" />)
  expect(screen.getByRole('link').textContent).toBe(line)
})

it('names only the field of an answer that is missing', () => {
  const items = [{ id: 'a', label: 'Full name', error: 'Required.' }]
  render(<ErrorSummary items={items} missing={['Required.']} attempts={1} words={words} locale="en_US" />)
  expect(screen.getByRole('link').textContent).toBe('Full name')
})

it('lists errors above the heading of its page or dialog, and never above that of the other', () => {
  const summary = (
    <ErrorSummary items={[{ id: 'a', label: '', error: 'Wrong' }]} attempts={0} words={words} locale="en_US" />
  )
  const { rerender } = render(
    <>
      <dialog open>
        <SummaryPlace />
        <h2>Dialog</h2>
        {summary}
      </dialog>
      <SummaryPlace />
      <h1>Page</h1>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Dialog' }).previousElementSibling?.textContent).toContain('Wrong')
  rerender(
    <>
      <dialog open>
        <SummaryPlace />
        <h2>Dialog</h2>
      </dialog>
      <SummaryPlace />
      <h1>Page</h1>
      {summary}
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Page' }).previousElementSibling?.textContent).toContain('Wrong')
})

it('saves the newest answers after a pause, and only then', async () => {
  render(<Letter />)
  type('name', 'A')
  await wait(199)
  type('name', 'An')
  await wait(199)
  expect(save).not.toHaveBeenCalled()
  await wait(1)
  expect(save.mock.calls).toEqual([[{ name: 'An', city: '' }]])
  await wait(10_000)
  expect(save).toHaveBeenCalledOnce()
})

it.each(['beforeunload', 'pagehide'])('saves at once at %s', (event) => {
  render(<Letter />)
  type('name', 'A')
  window.dispatchEvent(new Event(event))
  expect(save).toHaveBeenCalledWith({ name: 'A', city: '' })
})

it('saves when the form is unmounted, but nothing that was discarded', () => {
  const { unmount } = render(<Letter />)
  type('name', 'A')
  unmount()
  expect(save).toHaveBeenCalledOnce()

  render(<Letter />)
  type('name', 'B')
  press('Cancel')
  cleanup()
  expect(save).toHaveBeenCalledOnce()
})
