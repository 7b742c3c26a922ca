import type { ContentOf } from '@amparo/content/slugs'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentKey } from '../../../platform/content/content.ts'
import { aBenefit, anAnswer } from '../../../testing/test-data.ts'
import { open, prepareBenefits } from '../testing/open-benefits.tsx'

prepareBenefits()

it('shows the partner’s banner when the card has that benefit [P-198, P-199, P-200, P-201, P-202, P-203, P-204]', async () => {
  await open(anAnswer({ benefits: [aBenefit(), aBenefit({ benefit_code: 'CON', is_third_party: true })] }))
  const banner = screen.getByRole('region', { name: 'From a partner' })
  expect(within(banner).getByText('Let someone else take care of it')).toBeTruthy()
  expect(within(banner).getByText(/A table, a ticket/)).toBeTruthy()
  const link = within(banner).getByRole('link')
  expect(link.textContent).toContain('Ask the concierge')
  expect(link.getAttribute('href')).toMatch(/^https:/)
  expect(banner.querySelector('svg')?.dataset.position).toBe('center')
})

it.each([
  ['no third-party benefit', []],
  ['one without a banner', [aBenefit({ benefit_code: 'ATS', is_third_party: true })]],
  [
    'one that has ended',
    [aBenefit({ benefit_code: 'CON', is_third_party: true, benefit_expiration_date: '2001-01-01' })],
  ],
])('shows no banner for %s [P-198]', async (_, more) => {
  await open(anAnswer({ benefits: [aBenefit(), ...more] }))
  expect(screen.queryByRole('region', { name: 'From a partner' })).toBeNull()
})

it('shows no banner that links to a hostile address [P-198]', async () => {
  const { app } = await open(anAnswer({ benefits: [aBenefit({ benefit_code: 'CON', is_third_party: true })] }))
  act(() => {
    app.queries.setQueryData<ContentOf<'third-party-banner'>>(
      contentKey('en_US', 'third-party-banner'),
      (all) => all && { con: { ...all.con, bannerCtaUrl: 'data:text/html,x' } },
    )
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'From a partner' })).toBeNull())
})
