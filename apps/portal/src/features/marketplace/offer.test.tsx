import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { marketplace, openMarketplace, prepareMarketplace } from './testing/open-marketplace.tsx'

prepareMarketplace()

it('shows the home, which leads to the policy [M-001, M-003, M-006]', async () => {
  openMarketplace(marketplace)
  await screen.findByRole('heading', { level: 1, name: 'Coverage you can add' })
  expect(screen.getByText('From $6.30 a month')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what it covers' }).getAttribute('href')).toBe(`${marketplace}/add`)
})

it.each([
  ['the flag is off [M-005]', marketplace, { flags: [] }, '/usa/en_US/benefits'],
  ['the flag is off, from the detail [M-005, M-X04]', `${marketplace}/add`, { flags: [] }, '/usa/en_US/benefits'],
  ['the country is another one [M-004]', '/bra/pt_BR/marketplace', { country: 'BRA' }, '/bra/pt_BR/benefits'],
  [
    'the country is another one, from the detail [M-004, M-X04]',
    '/bra/pt_BR/marketplace/add',
    { country: 'BRA' },
    '/bra/pt_BR/benefits',
  ],
])('goes to the benefits if %s', async (_, path, options, to) => {
  openMarketplace(path, options)
  expect(await screen.findByText(`arrived at ${to}`)).toBeTruthy()
})

it.each([
  ['ADD', `${marketplace}/add`],
  ['Add', `${marketplace}/add`],
  ['xyz', marketplace],
])('takes the code %s in any case, and no other code [M-X03, P-X22]', async (code, to) => {
  const { router } = openMarketplace(`${marketplace}/${code}`)
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

it('shows what the policy covers and costs, and answers questions [M-007, M-010, M-011, M-012..M-017, M-019, M-341, M-342, M-X19]', async () => {
  const { container } = openMarketplace(`${marketplace}/add`)
  await screen.findByRole('heading', { level: 1, name: 'Accident coverage (AD&D)' })
  for (const words of [/\$100,000/, /Accident Medical Expense/, /Critical Illness/, '$6.30 a month', '$17.31 a month'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(screen.getByText(/pays up to \$100,000 for each covered person/)).toBeTruthy()
  expect(screen.getByText(/Accidental death and dismemberment \(AD&D\)/)).toBeTruthy()
  expect(screen.getAllByText(/Monthly, with a Mastercard credit card/)).toHaveLength(1)
  expect(container.querySelectorAll('.faq details')).toHaveLength(5)
})

it('leads to the start of a purchase [M-008]', async () => {
  const { router } = openMarketplace(`${marketplace}/add`)
  fireEvent.click(await screen.findByRole('link', { name: 'Get a quote' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/add/purchase/get-started`))
})

it('opens a login modal for the policy [M-009]', async () => {
  openMarketplace(`${marketplace}/add`)
  fireEvent.click(await screen.findByRole('button', { name: 'Manage my policy' }))
  const dialog = await screen.findByRole('dialog', { name: 'Manage my policy' })
  expect(within(dialog).getByLabelText('Email address')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
