import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fakeCardField } from '../../../blocks/card-frame/testing/fake-card-field.ts'
import type { DraftDatabase } from '../../../session/drafts/draft-database.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aCard, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { LoginPage } from '../login-page.tsx'

/** For the whole file: a window with modals that can scroll. */
export function prepareLogin() {
  beforeEach(() => {
    drawModals()
    HTMLElement.prototype.scrollIntoView = () => undefined
  })
  afterEach(resetPage)
}

export const BENEFITS = '/api/cardholder/v1/benefits/'
const api = (benefits: Handler): Record<string, Handler> => ({
  [BENEFITS]: benefits,
  '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
  '/api/countries/v1/countries/CAN/': () => ({ body: aCountry({ code: 'CAN', loginSuccessPath: '/claim-status' }) }),
  '/api/errors/v1/': () => ({ status: 204, body: null }),
  '/api/cardholder/v1/sign-out/': () => ({ status: 204, body: null }),
})

export async function open({
  benefits = () => ({ body: anAnswer() }),
  card = fakeCardField(),
  path = '/',
  isLoggedIn = false,
  database,
}: {
  benefits?: Handler
  card?: ReturnType<typeof fakeCardField>
  path?: string
  isLoggedIn?: boolean
  database?: DraftDatabase
} = {}) {
  const leaveFor = vi.fn()
  const page = renderPage(<LoginPage mount={card.mount} leaveFor={leaveFor} />, {
    path,
    route: path.startsWith('/pt') ? '/:languageCode/login' : '/',
    answers: api(benefits),
    ...(isLoggedIn && { card: aCard() }),
    ...(database && { database }),
  })
  const button = await screen.findByRole('button')
  return { ...page, card, button, leaveFor }
}
