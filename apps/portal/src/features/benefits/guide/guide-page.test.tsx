import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aCard, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { GuidePage } from './guide-page.tsx'

afterEach(resetPage)

async function open() {
  renderPage(<GuidePage />, {
    path: '/usa/en_US/benefits/CDW/guide',
    route: '/:countryCode/:languageCode/benefits/:benefitCode/guide',
    card: aCard(),
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer() }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
}

it('shows the guide with its contents, sections and tables [P-276, P-278]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guide to benefits: Rental car damage waiver')
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  for (const link of contents) {
    const section = document.querySelector(link.getAttribute('href') ?? '')
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
  expect(contents).toHaveLength(7)
  const limits = screen.getByRole('table', { name: 'Limits' })
  expect(within(limits).getByRole('rowheader', { name: 'Maximum rental length' }).nextSibling?.textContent).toBe(
    '31 days',
  )
  expect(screen.getByText(/For Horizon Platinum cardholders, issued by Lumen Bank/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\{\w+\}/)
})

it('prints, and links back to the benefit [P-277]', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  const back = screen.getByRole('link', { name: 'Back to the benefit' })
  expect(back.getAttribute('href')).toBe('/usa/en_US/benefits/CDW')
})
