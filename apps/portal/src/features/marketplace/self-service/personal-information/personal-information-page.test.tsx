import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, openSelfService } from '../testing/open-self-service.tsx'

prepareMarketplace()

it('shows name, e-mail address, birthdate, gender and address [M-201, M-241]', async () => {
  openSelfService('personal-information')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  const facts = heading.parentElement?.textContent
  for (const shown of ['Maya Ortiz', 'maya@example.com', '05/04/1990', 'Female', '12 Main St, Columbus, OH 43004'])
    expect(facts).toContain(shown)
})

it.each([
  ['suspended', true],
  ['canceled', false],
  ['out_of_force', false],
  ['expired', false],
  ['ineligible', false],
  ['on_the_moon', false],
])('cannot be edited while the policy is %s [M-226, M-228]', async (status_code, hasButton) => {
  openSelfService('personal-information', { policy: mayasPolicy({ status_code }) })
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  const button = screen.queryByRole('button', { name: 'Edit address or gender' }) as HTMLButtonElement | null
  expect([button !== null, button?.disabled]).toEqual(hasButton ? [true, true] : [false, undefined])
  const reason = hasButton ? /Changes are paused while a payment is overdue/ : 'This policy can’t be changed.'
  expect(screen.getByText(reason)).toBeTruthy()
})
