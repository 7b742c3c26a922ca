import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.doUnmock('./illustration.tsx')
  vi.resetModules()
})

async function open() {
  const { LateIllustration } = await import('./late-illustration.tsx')
  return render(<LateIllustration name="empty" />).container
}

it('keeps the place of an illustration until it is loaded', async () => {
  const page = await open()
  expect(page.querySelector('.illustration')?.childElementCount).toBe(0)
  await waitFor(() => expect(page.querySelector('.illustration')?.childElementCount).toBeGreaterThan(0))
})

it('leaves the place empty if the illustration cannot be loaded', async () => {
  const load = vi.fn(() => {
    throw new Error('gone')
  })
  vi.doMock('./illustration.tsx', load)
  const page = await open()
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(page.querySelector('.illustration')?.childElementCount).toBe(0)
})
