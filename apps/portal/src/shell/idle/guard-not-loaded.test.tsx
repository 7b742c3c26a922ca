import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawModals, resetPage } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'

const MINUTE = 60_000
const file = vi.hoisted(() => ({ isMissing: true }))
vi.mock('./idle-guard.tsx', (load) => {
  if (file.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return load()
})

beforeEach(() => {
  drawModals()
  vi.stubGlobal('scrollTo', vi.fn())
  // jsdom has no navigation entries.
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  resetPage()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('has the guard end the session although it could not be loaded at first [P-391]', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { session } = openApp('/privacy', { card: aCard() }).app
  const expire = vi.spyOn(session, 'expire')
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.dynamicImportSettled())
  file.isMissing = false
  network.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await act(() => vi.dynamicImportSettled())
  vi.setSystemTime(Date.now() + 15 * MINUTE)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('You’ve been logged out')
  expect(session.panToken()).toBeNull()
  // It has taken over from the code that ends the session without it.
  expect(expire).toHaveBeenCalledOnce()
})
