import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { drawModals, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aCard } from '../../../testing/test-data.ts'
import IdleGuard from '../idle-guard.tsx'

export const MINUTE = 60_000
export const SIGN_OUT = '/api/cardholder/v1/sign-out/'

/** For the whole file: time passes only when a test says so. */
export function prepareIdleGuard() {
  beforeEach(() => {
    drawModals()
    vi.useFakeTimers()
  })
  afterEach(() => {
    resetPage()
    localStorage.clear()
    vi.useRealTimers()
  })
}

export function openIdleGuard() {
  const leaveFor = vi.fn()
  const page = renderPage(<IdleGuard leaveFor={leaveFor} />, {
    path: '/usa/en_US/benefits',
    route: '/:countryCode/:languageCode/benefits',
    card: aCard(),
    answers: { [SIGN_OUT]: () => ({ status: 204, body: null }) },
  })
  return { ...page, leaveFor }
}
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const dialog = () => screen.queryByRole('dialog', { hidden: true })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
