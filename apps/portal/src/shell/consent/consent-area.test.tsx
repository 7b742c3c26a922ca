import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { track } from '../../platform/analytics/analytics.ts'
import { contentKey } from '../../platform/content/content.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { ConsentArea } from './consent-area.tsx'
import type { ConsentManager } from './consent-manager.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  resetPage()
  localStorage.clear()
  delete window.dataLayer
  delete window.amparoConsentManager
  vi.useRealTimers()
})

function Area() {
  const [isManaging, setManaging] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setManaging(true)}>
        footer
      </button>
      <ConsentArea isManaging={isManaging} onManage={setManaging} />
    </>
  )
}
const open = () => renderPage(<Area />, { path: '/en_US/login', route: '/:languageCode/login' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const banner = () => screen.queryByRole('region', { name: 'Your cookie choices' })
const isCounted = () => {
  delete window.dataLayer
  track({ event: 'logout' })
  return window.dataLayer !== undefined
}

it('asks once, and tracks nothing before consent [P-025, P-396]', () => {
  open()
  expect(banner()).toBeTruthy()
  expect(isCounted()).toBe(false)
  press('Accept all')
  expect(banner()).toBeNull()
  expect(isCounted()).toBe(true)
  open()
  expect(banner()).toBeNull()
  expect(isCounted()).toBe(true)
})

it('accepts a no [P-025, P-396]', () => {
  open()
  press('Necessary cookies only')
  expect(isCounted()).toBe(false)
  open()
  expect(banner()).toBeNull()
  expect(isCounted()).toBe(false)
})

it('lets the choice be changed with "Manage cookies" [P-024, P-396]', async () => {
  open()
  press('Accept all')
  press('footer')
  const statistics = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Statistics' })
  expect(statistics.checked).toBe(true)
  fireEvent.click(statistics)
  expect(isCounted()).toBe(true)
  press('Save my choices')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isCounted()).toBe(false)
})

it('passes a new language to the banner after 1000 ms [P-318, P-X37]', async () => {
  vi.useFakeTimers()
  const { app, router } = open()
  const words = app.queries.getQueryData(contentKey('en_US', 'consent'))
  app.queries.setQueryData(contentKey('pt_BR', 'consent'), words)
  await act(() => router.navigate('/pt_BR/login'))
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(banner()?.lang).toBe('en-US')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(banner()?.lang).toBe('pt-BR')
})

it('uses a consent manager that is already on the page [P-318, P-396, P-X37]', async () => {
  let groups: string[] = []
  const foreign: ConsentManager = {
    current: () => ({ decided: false, groups }),
    set: vi.fn(),
    subscribe: () => () => undefined,
    setLanguage: vi.fn(),
    manage: vi.fn(),
  }
  window.amparoConsentManager = foreign
  vi.useFakeTimers()
  const { router } = open()
  expect(banner()).toBeNull()
  expect(isCounted()).toBe(false)
  groups = ['C029']
  expect(isCounted()).toBe(true)
  press('footer')
  expect(foreign.manage).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()

  await act(() => vi.advanceTimersByTimeAsync(2000))
  await act(() => router.navigate('/th_TH/login'))
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(foreign.setLanguage).not.toHaveBeenCalledWith('th_TH')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(foreign.setLanguage).toHaveBeenLastCalledWith('th_TH')
})
