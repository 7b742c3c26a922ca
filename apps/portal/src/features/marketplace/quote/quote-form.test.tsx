import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { fillQuote, seePrice } from '../testing/fill-quote.ts'
import {
  api,
  aUser,
  marketplace,
  mayasQuote,
  openMarketplace,
  policyId,
  prepareMarketplace,
} from '../testing/open-marketplace.tsx'

prepareMarketplace()

const start = `${marketplace}/add/purchase/get-started`
const details = { [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote() }) }
const errorsOf = async (label: string) => {
  const field = await screen.findByLabelText(label)
  return field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
}

it('asks for ten things under the title of the specification [M-044, M-045, M-046, M-047, M-048, M-049, M-050, M-051, M-052, M-053, M-054]', async () => {
  openMarketplace(start)
  await screen.findByRole('heading', { level: 1, name: 'Get pricing for AD&D Coverage' })
  for (const label of [
    'First name',
    'Last name',
    'Email address',
    'Date of birth',
    'Street address',
    'City',
    'State',
    'ZIP code',
  ])
    expect(screen.getByLabelText(label)).toBeTruthy()
  expect(screen.getByLabelText(/^Apartment/)).toBeTruthy()
  expect(within(screen.getByRole('radiogroup', { name: 'Gender' })).getAllByRole('radio')).toHaveLength(3)
})

it('says what is missing when it is sent empty, and sends nothing [M-059, M-060, M-062, M-063, M-067, M-068, M-069, M-070, M-072]', async () => {
  const { calls } = openMarketplace(start)
  await screen.findByLabelText('First name')
  seePrice()
  const summary = await screen.findByRole('region', { name: 'Fix 9 answers' })
  expect(document.activeElement).toBe(summary)
  expect(summary.nextElementSibling?.tagName).toBe('H1')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
    'Date of birth: Enter a valid date.',
    'Select your gender.',
    'Street address: Enter a valid address.',
    'Enter a city.',
    'Select a state.',
    'Enter a zip code.',
  ])
  expect(calls('/quote/')).toEqual([])
  expect(calls('/auth/authenticate/')).toEqual([])
})

it.each<[string, string, string, string]>([
  ['First name', 'M4ya', 'Enter your first name.', '[M-061, M-X12]'],
  ['Last name', '<Ortiz>', 'Enter your last name.', '[M-061, M-X12]'],
  ['Email address', 'maya@', 'Enter your email address.', '[M-062]'],
  ['Date of birth', '13/40/1990', 'Enter a valid date.', '[M-064]'],
  ['Date of birth', '01/01/1890', 'Enter a valid date.', '[M-065]'],
  ['Date of birth', '01/01/2015', 'We are unable to offer you a quote.', '[M-066, M-X13]'],
  ['State', 'TX', 'Policy coverage currently not available in your state.', '[M-074, M-X47]'],
  ['ZIP code', '4300', 'Enter a zip code.', '[M-073, M-X11]'],
  ['ZIP code', '43O04', 'Enter a zip code.', '[M-073, M-X11]'],
])('refuses for %s the answer "%s" with "%s" %s', async (label, value, error) => {
  const { calls } = openMarketplace(start)
  await fillQuote({ [label]: value })
  expect(await errorsOf(label)).toContain(error)
  seePrice()
  expect(await screen.findByRole('region', { name: 'Fix 1 answer' })).toBeTruthy()
  expect(calls('/quote/')).toEqual([])
})

it('says at once that a state is not served [M-074, M-X47]', async () => {
  openMarketplace(start)
  fireEvent.change(await screen.findByLabelText('State'), { target: { value: 'TX' } })
  expect(await screen.findByText('Policy coverage currently not available in your state.')).toBeTruthy()
})

it('does not ask for the gender in New York [M-071]', async () => {
  openMarketplace(start)
  const state = await screen.findByLabelText('State')
  expect(screen.queryByRole('radiogroup', { name: 'Gender' })).toBeTruthy()
  fireEvent.change(state, { target: { value: 'NY' } })
  expect(screen.queryByRole('radiogroup', { name: 'Gender' })).toBeNull()
})

it('has terms to read, to accept or to close [M-058, M-X37]', async () => {
  openMarketplace(start)
  for (const answer of ['Close', 'I agree']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Read the terms' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms for your quote' })
    fireEvent.click(within(dialog).getByRole('button', { name: answer }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/agreed to the terms/) !== null).toBe(answer === 'I agree')
  }
})

it('begins with the quote in the address, and says so [M-040, M-X06]', async () => {
  openMarketplace(`${marketplace}/add/purchase/${policyId}/get-started`, { user: aUser, answers: details })
  expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('Maya')
  const shown = ['Last name', 'Email address', 'Date of birth', 'Street address', 'City', 'State', 'ZIP code'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  )
  expect(shown).toEqual(['Ortiz', 'maya@example.com', '05/04/1990', '12 Main St', 'Columbus', 'OH', '43004'])
  expect((screen.getByLabelText('Female') as HTMLInputElement).checked).toBe(true)
  expect(screen.getByText(/from your quote/)).toBeTruthy()
})

it('begins with the policy that is replaced [M-042, M-043]', async () => {
  const query = `?cancelAndRewrite=true&previousPolicyId=${policyId}`
  const policy = { [`${api}/policies/${policyId}/`]: () => ({ body: mayasQuote({ status_code: 'in_force' }) }) }
  openMarketplace(start + query, { user: aUser, answers: policy })
  expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('Maya')
})

it.each(['', 'cancelAndRewrite=true', `previousPolicyId=${policyId}`, 'cancelAndRewrite=true&previousPolicyId=../x'])(
  'begins empty with the query "%s" [M-042, M-043]',
  async (query) => {
    const { calls } = openMarketplace(`${start}?${query}`, { user: aUser, answers: details })
    expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('')
    expect(calls(`/quote/${policyId}/details/`)).toEqual([])
  },
)

it('keeps what was typed on this device, and says so', async () => {
  const { app, router } = openMarketplace(start)
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'M4ya' } })
  await router.navigate(`${marketplace}/auth/login`)
  await screen.findByRole('heading', { name: 'Sign in to your policy' })
  await waitFor(async () => expect(await app.part(quoteDrafts).get(NEW_QUOTE)).toBeTruthy())
  await router.navigate(start)
  expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('M4ya')
  expect(screen.getByText(/saved what you typed/)).toBeTruthy()
})
