import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissSnackbar, type SnackbarVariant, showSnackbar, snackbarVariants } from './snackbar.ts'
import { Snackbars } from './snackbars.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Snackbars dismissLabel="Dismiss" />)
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const show = (variant: SnackbarVariant, id: string = variant) =>
  act(() => void showSnackbar({ variant, text: `a ${variant}`, id }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('has exactly the five variants of the specification', () => {
  expect(snackbarVariants).toEqual(['info', 'loading', 'success', 'warning', 'danger'])
})

it.each<[SnackbarVariant, string]>([
  ['info', 'P-019'],
  ['loading', 'P-020'],
  ['success', 'P-021'],
  ['warning', 'P-022'],
  ['danger', 'P-023'],
])('shows the variant %s in its style [%s]', (variant) => {
  show(variant)
  expect(screen.getByText(`a ${variant}`).closest(`.snackbar-${variant}`)).toBeTruthy()
  act(() => dismissSnackbar(variant))
})

it.each(['info', 'success', 'warning'] as const)('hides %s by itself after 3000 ms [P-018]', (variant) => {
  show(variant)
  wait(2999)
  expect(screen.queryByText(`a ${variant}`)).toBeTruthy()
  wait(1)
  expect(screen.queryByText(`a ${variant}`)).toBeNull()
})

it('shows a message that replaces another one for its own time', () => {
  show('info', 'same')
  wait(2000)
  show('info', 'same')
  wait(2999)
  expect(screen.queryByText('a info')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('a info')).toBeNull()
})

it('shows an error, announced at once, until it is dismissed', () => {
  show('danger')
  wait(60_000)
  expect(screen.getByRole('alert').textContent).toBe('a danger')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows a loading message until another replaces it', () => {
  show('loading', 'upload')
  wait(60_000)
  expect(screen.queryByText('a loading')).toBeTruthy()
  show('success', 'upload')
  expect(screen.queryByText('a loading')).toBeNull()
  expect(screen.queryByText('a success')).toBeTruthy()
})

it('stays while somebody is reading it', () => {
  show('info')
  const snackbar = screen.getByText('a info')
  fireEvent.pointerEnter(snackbar.closest('.snackbar') as Element)
  wait(10_000)
  expect(screen.queryByText('a info')).toBeTruthy()
  fireEvent.pointerLeave(snackbar.closest('.snackbar') as Element)
  wait(3000)
  expect(screen.queryByText('a info')).toBeNull()
})
