import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { openLetter, prepareLetters } from '../testing/letter-form.tsx'
import { leaving } from './leaving.ts'

prepareLetters()
let [left, tabs]: [string[], string[]] = [[], []]
let isTabAllowed = true
beforeEach(() => {
  ;[left, tabs, isTabAllowed] = [[], [], true]
  vi.spyOn(leaving, 'go').mockImplementation((address) => void left.push(address))
  vi.spyOn(leaving, 'openTab').mockImplementation((address) => {
    tabs.push(address)
    return isTabAllowed
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const tir = { benefit_code: 'TIR', benefit_id: '11006' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the way to the insurer', () => {
  it.each([
    ['Register a trip', 'Register your trip with the insurer', 'register', 'mwi', '[C-401, C-404]'],
    ['Get a travel letter', 'Get your travel letter from the insurer', 'travel-letter', 'travel', '[C-401, C-405]'],
  ])(
    'is confirmed after "%s" [C-402, C-403, C-406 to C-409, C-584, C-585, P-264]',
    async (button, title, action, step) => {
      const { dialog, events } = await openLetter(button, tir, { code: 'THA' })
      expect(dialog.querySelector('h2')?.textContent).toBe(title)
      expect(left).toEqual([])
      expect(events).toEqual([{ event: 'site_click', code: 'TIR', action }])
      press('Go to the insurer’s site')
      const address = new URL(left[0] ?? '')
      expect(Object.fromEntries(address.searchParams)).toEqual({
        application: 'card-benefits',
        step,
        Country: 'THA',
        benefitID: '11006',
        Benefit: 'TIR',
        lang: 'en',
        token: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      })
      expect(events).toContainEqual({ event: 'redirect_confirmed', code: 'TIR', action })
    },
  )

  it('is not taken by somebody who stays [C-402]', async () => {
    const { events } = await openLetter('Register a trip', tir, { code: 'THA' })
    press('Stay here')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(left).toEqual([])
    expect(events).toHaveLength(1)
  })
})

describe('the insurance ticket of Brazil', () => {
  const TOKEN = 'https://vault.test/travel_document_token'
  const REDIRECT = 'https://vault.test/travel_document_redirect'
  const token = () => ({ body: { token: 'td_1' } })
  const open = (redirect: Handler, first: Handler = token) =>
    openLetter('Get a travel letter', tir, { code: 'BRA' }, { answers: { [TOKEN]: first, [REDIRECT]: redirect } })
  const found = () => ({ body: { redirect_url: 'https://provider.test/ticket' } })
  const failed = () => refused('provider_unavailable', 503)

  it('leads to the address that the API gives [C-418, C-419, C-581]', async () => {
    const { events } = await open(found)
    expect(screen.getByRole('dialog', { name: 'Your insurance ticket' })).toBeTruthy()
    press('Create ticket')
    await waitFor(() => expect(left).toEqual(['https://provider.test/ticket']))
    expect(tabs).toEqual([])
    expect(events).toEqual([{ event: 'create_insurance_ticket', code: 'TIR' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[string, Handler, Handler]>([
    ['no address', failed, token],
    ['no token', found, failed],
  ])('opens the address in content in a new tab if there is %s [C-420]', async (_, redirect, first) => {
    await open(redirect, first)
    press('Create ticket')
    await waitFor(() => expect(tabs).toEqual(['https://bilhete.tervanta.example/']))
    expect(left).toEqual([])
  })

  it('offers a link where the browser opens no tab [C-420]', async () => {
    isTabAllowed = false
    await open(failed)
    press('Create ticket')
    const link = await screen.findByRole('link', { name: /Create ticket/ })
    expect(link.getAttribute('href')).toBe('https://bilhete.tervanta.example/')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('is closed by cancel [C-421]', async () => {
    const { events, asked } = await open(found)
    press('Not now')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(events).toEqual([])
    expect(asked.some(({ path }) => path.includes('travel_document'))).toBe(false)
  })
})
