import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics/analytics.ts'
import { drawModals, resetPage } from '../../../testing/render-page.tsx'

/** For the whole file: a window with modals, and nobody who counts what is pressed. */
export function prepareJourney() {
  beforeEach(() => {
    drawModals()
    vi.stubGlobal('scrollTo', vi.fn())
  })
  afterEach(() => {
    resetPage()
    sendEventsTo(null)
    vi.unstubAllGlobals()
  })
}

export const arrives = (name: string) => screen.findByRole('heading', { level: 1, name })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const type = (label: RegExp | string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

/** In the dialog that asks for a phone number, until the code is confirmed. */
export async function verifyPhone() {
  fireEvent.input(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '2025550123' } })
  fireEvent.click(screen.getByRole('radio', { name: /message/ }))
  press('Send code')
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  press('Confirm')
}
