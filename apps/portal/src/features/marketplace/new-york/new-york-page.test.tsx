import type { PolicyDetails } from '@amparo/contract/policies'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakePaymentFields } from '../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { refused } from '../../../testing/refused.ts'
import { Snackbars } from '../../../ui/feedback/snackbars.tsx'
import { prepareMarketplace } from '../testing/open-marketplace.tsx'
import { openQuote, UPDATE } from '../testing/open-quote.tsx'
import { aQuoteIn, basic, updated } from '../testing/sample-quote.ts'
import { NewYorkPage } from './new-york-page.tsx'

prepareMarketplace({ now: '2026-11-16T15:00:00Z' })

const PURCHASE = `${UPDATE}purchase/`
const newYork = aQuoteIn('NY')

type Options = Omit<Parameters<typeof openQuote>[1], 'at'>
async function open(options: Options = {}) {
  const card = fakePaymentFields()
  const page = (
    <>
      <NewYorkPage mount={card.mount} />
      <Snackbars dismissLabel="Dismiss" />
    </>
  )
  const bought = { ...newYork, number: 'ADD-1', status_code: 'bound' }
  const answers = { [PURCHASE]: () => ({ body: bought }), ...options.answers }
  const test = openQuote(page, { at: 'coverage-checkout', quote: newYork, offered: [basic], ...options, answers })
  await screen.findByRole('heading', { level: 1, name: 'Confirm your coverage' })
  return { ...test, card, purchases: () => test.asked.filter(({ path }) => path === PURCHASE) }
}
const type = () => screen.getByRole('radiogroup', { name: 'Coverage type' })
const choose = (name: RegExp) => fireEvent.click(within(type()).getByLabelText(name))
const input = (name: string, value: string) =>
  fireEvent.input(screen.getAllByLabelText(name)[0] as HTMLElement, { target: { value } })
const purchase = () => fireEvent.click(screen.getByRole('button', { name: 'Purchase policy' }))
const disclosure = () => screen.getByLabelText(/I have read the Electronic Delivery Disclosure/)

function agree() {
  fireEvent.click(screen.getByLabelText('I have read and agree to the terms and conditions.'))
  fireEvent.click(screen.getByRole('button', { name: 'I’ve received the outline' }))
}
async function pay(card: ReturnType<typeof fakePaymentFields>) {
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: 'Ada Byron' } })
  await waitFor(() => card.hasCard())
  agree()
  fireEvent.click(disclosure())
}

it('combines start date, coverage type and card [M-178] [M-179] [M-180] [M-181] [M-182]', async () => {
  const { card } = await open()
  expect(screen.getByLabelText<HTMLInputElement>('Coverage start date').value).toBe('11/16/2026')
  expect(within(type()).getAllByRole('radio').length).toBe(4)
  await waitFor(() => expect(card.mount).toHaveBeenCalled())
  expect(screen.queryByRole('checkbox', { name: /^Add / })).toBeNull()
})

it('has the billing address again that was typed before the session ended', async () => {
  const values = { line1Address: '9 Oak St', line2Address: '', city: 'Reno', state: 'NV', postalCode: '89501' }
  await open({ draft: { isDifferent: true, values } })
  expect(screen.getByText(/We kept the address you typed on this device/)).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Reno')
})

it('asks for everything, and goes to the first field in error [M-183] [M-184]', async () => {
  const { purchases } = await open()
  purchase()
  const links = within(await screen.findByRole('region', { name: /^Fix / })).getAllByRole('link')
  const texts = links.map(({ textContent }) => textContent)
  expect(texts).toContain('Choose a coverage type.')
  expect(texts).toContain('Review and agree to the terms and conditions.')
  await waitFor(() => expect(type().contains(document.activeElement)).toBe(true))
  expect(purchases()).toEqual([])
})

it('announces missing acknowledgements in snackbars [M-185] [M-186] [M-X25]', async () => {
  await open()
  purchase()
  const shown = () => [...document.querySelectorAll('.snackbar')].map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(shown()).toEqual([
      'Enter your acknowledgement for the Terms & Conditions.',
      'Enter your acknowledgement for the Electronic Delivery Disclosure.',
    ]),
  )
})

it('shows no price before it is chosen who is covered [M-148]', async () => {
  await open()
  expect(screen.queryByText('Due today')).toBeNull()
  expect(screen.getByText('Choose who’s covered to see your price.')).toBeTruthy()
  choose(/^Individual: just you/)
  expect(screen.getByText('Due today').parentElement?.textContent).toBe('Due today $6.30')
})

it('says nothing about the price of a change before it is chosen who is covered', async () => {
  const { updates } = await open()
  input('Coverage start date', '11/20/2026')
  await waitFor(() => expect(updates()).toMatchObject([{ effective_date: '2026-11-20' }]))
  await waitFor(() => expect(screen.queryByText('Updating your price…')).toBeNull())
  expect(screen.queryByText(/Your price hasn’t changed/)).toBeNull()
})

it('has the one outline for New York [M-187]', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('I have read and agree to the terms and conditions.'))
  const link = screen.getByRole('link', { name: 'Open the outline of coverage (PDF)' })
  expect(link.getAttribute('href')).toBe('/documents/outlines/individual-accident-policy.pdf')
})

it.each([
  [/^Individual: just you/, 0],
  [/^Individual and spouse/, 1],
  [/^Individual and children/, 1],
  [/^Family/, 2],
])('asks for the names that %s includes: %i [M-X46]', async (name, people) => {
  await open()
  choose(name)
  expect(screen.queryAllByLabelText('First name').length).toBe(people)
})

it('shows the price of the last change before it buys at that price [M-097] [M-148] [M-151] [M-X20]', async () => {
  const { card, updates, purchases, reports } = await open()
  choose(/^Individual and spouse/)
  input('First name', 'Bea')
  input('Last name', 'Byron')
  await pay(card)
  input('Date of birth', '02/03/1991')
  purchase()
  const news = 'The price was $6.30 and is now $11.31. Nothing was charged.'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(news))
  expect(screen.getByText('Due today').parentElement?.textContent).toBe('Due today $11.31')
  expect([purchases(), card.fields.requestSource.mock.calls, reports()]).toEqual([[], [], []])
  purchase()
  expect(await screen.findByText(/arrived at .*\/policy-purchase-confirmation$/)).toBeTruthy()
  expect(updates()).toMatchObject([{ spouse: { first_name: 'Bea', birthdate: '1991-02-03' }, coverages: [] }])
  expect(purchases()).toMatchObject([{ body: { quote_amount: 11.31, toc_agreement: true } }])
})

it('buys at once if the last change leaves the price as it is', async () => {
  const { card, updates, purchases } = await open()
  choose(/^Individual: just you/)
  await pay(card)
  input('Coverage start date', '11/20/2026')
  purchase()
  expect(await screen.findByText(/arrived at .*\/policy-purchase-confirmation$/)).toBeTruthy()
  expect(updates()).toMatchObject([{ effective_date: '2026-11-20' }])
  expect(purchases()).toMatchObject([{ body: { quote_amount: 6.3, version: 2 } }])
})

it('shows what was changed in another tab before it buys that', async () => {
  let isChanged = false
  const saved = { ...newYork, effective_date: '2026-12-10', version: 4 }
  const page = await open({
    answers: {
      [PURCHASE]: () => {
        if (isChanged) return { body: { ...saved, number: 'ADD-1', status_code: 'bound' } }
        isChanged = true
        page.server.quote = saved
        return refused('quote_changed')
      },
    },
  })
  choose(/^Individual: just you/)
  await pay(page.card)
  purchase()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('changed in another tab'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Coverage start date').value).toBe('12/10/2026'))
  purchase()
  expect(await screen.findByText(/arrived at .*\/policy-purchase-confirmation$/)).toBeTruthy()
  expect(page.updates()).toEqual([])
  expect(page.purchases()).toMatchObject([{ body: { version: 1 } }, { body: { version: 4 } }])
})

it('leads to the start date on the page if that has passed [M-178]', async () => {
  const { card } = await open({ answers: { [PURCHASE]: () => refused('start_date_passed') } })
  choose(/^Individual: just you/)
  await pay(card)
  purchase()
  fireEvent.click(await screen.findByRole('button', { name: 'Change the start date' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Coverage start date'))
})

it('removes a spouse whom another coverage type does not include', async () => {
  const spouse = { first_name: 'Bea', last_name: 'Byron', birthdate: '1991-02-03' }
  const base = { effective_date: '2026-11-16', beneficiary: null, children: [], coverages: [], smokes_yn: null }
  const quote: PolicyDetails = updated(newYork, { ...base, spouse })
  const { updates } = await open({ quote })
  expect(within(type()).getByLabelText<HTMLInputElement>(/^Individual and spouse/).checked).toBe(true)
  choose(/^Individual: just you/)
  await waitFor(() => expect(updates()).toMatchObject([{ spouse: null }]))
})

it('waits for a purchase that another tab has begun meanwhile', async () => {
  const page = await open({ answers: { [UPDATE]: () => refused('quote_locked', 423) } })
  page.server.quote = { ...newYork, status_code: 'pending' }
  input('Coverage start date', '11/20/2026')
  expect(await screen.findByText('Your payment is being processed')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirm your coverage')
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

it('does not buy what could not be saved', async () => {
  const failed = () => refused('internal_error', 500)
  const { card, purchases } = await open({ answers: { [UPDATE]: failed } })
  choose(/^Individual: just you/)
  await pay(card)
  input('Coverage start date', '11/20/2026')
  purchase()
  expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
  expect(purchases()).toEqual([])
})
