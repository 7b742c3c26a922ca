import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawModals, renderPage, resetPage } from '../../testing/render-page.tsx'
import { aCountry } from '../../testing/test-data.ts'
import { ContactPage } from './contact-page.tsx'

afterEach(resetPage)
beforeEach(drawModals)

const abroad = { kind: 'abroad', number: '+13145550116', isAlwaysOpen: true }
const contact = {
  numbers: [
    { kind: 'toll_free', number: '+558005550142', isAlwaysOpen: false },
    { kind: 'local', number: '+551155550142', isAlwaysOpen: false },
    abroad,
  ],
  hours: { timeZone: 'America/Sao_Paulo', weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }] },
  list: [
    { country: 'THA', region: 'TH', numbers: [abroad] },
    { country: 'MEX', region: 'MX', numbers: [abroad] },
  ],
}

async function open(path: string, answer: object = contact) {
  renderPage(<ContactPage />, {
    path,
    route: '/:countryCode/:languageCode/contact',
    answers: {
      '/api/countries/v1/countries/BRA/': () => ({ body: aCountry({ code: 'BRA' }) }),
      '/api/countries/v1/countries/BRA/contact/': () => ({ body: answer }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('shows the numbers of the country as links that call them [C-268, C-270, P-352]', async () => {
  await open('/bra/en_LAC/contact')
  expect(links()).toEqual([
    ['Toll-free +55 800 555 0142', 'tel:+558005550142'],
    ['Local call +55 11 5555 0142', 'tel:+551155550142'],
    ['From another country · 24 hours a day +1 314 555 0116', 'tel:+13145550116'],
  ])
  await waitFor(() => expect(document.title).toBe('Contact us · Amparo'))
})

it('shows the opening hours', async () => {
  await open('/bra/en_LAC/contact')
  expect(screen.getByText(/^Open now, until |^Closed now/)).toBeTruthy()
  expect(screen.getByText(/in your own time zone/)).toBeTruthy()
})

it('updates when the office closes while the page is open', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-16T20:58:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  const weekly = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:59' }]
  await open('/bra/en_LAC/contact', { ...contact, hours: { timeZone: 'America/Sao_Paulo', weekly } })
  expect(screen.getByText(/^Open now, until /)).toBeTruthy()
  // The page's clock may start a moment after the first render. `waitFor` would poll with the intervals that are faked here.
  while (!screen.queryByText(/^Closed now/)) {
    act(() => vi.advanceTimersByTime(60_000))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  vi.useRealTimers()
})

it('lists what to have at hand, in the person’s language', async () => {
  await open('/bra/pt_BR/contact')
  const [, near] = screen.getAllByRole('heading', { level: 2 })
  expect(near?.textContent).not.toBe('Have handy')
  expect(near?.nextElementSibling?.textContent).toMatch(/PIN|senha/)
})

it('finds the numbers of other countries in a modal [C-269, C-271]', async () => {
  await open('/bra/en_LAC/contact')
  fireEvent.click(screen.getByRole('button', { name: 'Numbers in other countries' }))
  const list = within(await screen.findByRole('dialog'))
  const names = () => list.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['Mexico', 'Thailand'])
  const [first] = list.getAllByRole('link')
  expect(first?.textContent).toBe('International number +1 314 555 0116')
  const field = list.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'tha' } })
  expect(names()).toEqual(['Thailand'])
  fireEvent.change(field, { target: { value: 'Atlantis' } })
  expect(names()).toEqual([])
  expect(list.getByText(/have a number in “Atlantis”/)).toBeTruthy()
})

it('offers no list if the country shows none [C-271]', async () => {
  await open('/bra/en_LAC/contact', { ...contact, list: [] })
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the country’s configured numbers if the contact call fails', async () => {
  const country = aCountry({ code: 'BRA', contactNumbers: [{ kind: 'toll_free', number: '+558005550142' }] })
  renderPage(<ContactPage />, {
    path: '/bra/en_LAC/contact',
    route: '/:countryCode/:languageCode/contact',
    answers: {
      '/api/countries/v1/countries/BRA/': () => ({ body: country }),
      '/api/countries/v1/countries/BRA/contact/': () => ({ status: 503, body: {} }),
    },
  })
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('tel:+558005550142')
})
