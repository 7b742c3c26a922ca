import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetPage } from '../../../testing/render-page.tsx'
import { COVERAGES, DETAILS, openQuote } from '../testing/open-quote.tsx'
import { aQuote, aQuoteIn, basic, medical, updated } from '../testing/sample-quote.ts'
import { CoveragePage } from './coverage-page.tsx'
import { updateOf } from './quote-update.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T15:00:00Z') }))
afterEach(() => {
  resetPage()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Options = Omit<Parameters<typeof openQuote>[1], 'at'>
async function open(options: Options = {}) {
  const test = openQuote(<CoveragePage />, { at: 'coverage', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Confirm your AD&D Coverage' })
  return test
}
const price = () => within(screen.getByRole('complementary', { name: 'Your price' }))
const amount = (text: string) => price().findByText(`${text} a month`)
const spouseYes = () => screen.getAllByLabelText('Yes')[0] as HTMLElement
const spouseNo = () => screen.getAllByLabelText('No')[0] as HTMLElement
const childrenYes = () => screen.getAllByLabelText('Yes')[1] as HTMLElement
const childrenNo = () => screen.getAllByLabelText('No')[1] as HTMLElement
const field = (name: string, at = 0) => screen.getAllByLabelText(name)[at] as HTMLInputElement
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))

function type(name: string, value: string, at = 0) {
  fireEvent.input(field(name, at), { target: { value } })
  fireEvent.blur(field(name, at))
}
function fillPerson(birthdate: string, at = 0) {
  type('First name', 'Bea', at)
  type('Last name', 'Byron', at)
  type('Date of birth', birthdate, at)
}
const bea = { first_name: 'Bea', last_name: 'Byron', birthdate: '1991-02-03' }

it('asks for start date, spouse, children and extras [M-086] [M-087] [M-088] [M-089] [M-090] [M-091] [M-092]', async () => {
  await open()
  expect(field('Coverage start date').value).toBe('11/16/2026')
  expect(screen.getByText('Do you want to cover your spouse or domestic partner?')).toBeTruthy()
  expect(screen.getByText('Do you want to cover child dependents?')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Add Accident Medical Expense' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Add Critical Illness' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next: Checkout' })).toBeTruthy()
})

it('states the maximum benefit, the price, and when the policy expires [M-093] [M-096]', async () => {
  await open()
  expect(screen.getByText(/maximum benefit of \$100,000 per covered person per accident/)).toBeTruthy()
  expect(await amount('$6.30')).toBeTruthy()
  expect(screen.getByText('Your policy expires one year after it starts, on 11/16/2027.')).toBeTruthy()
})

describe('start date', () => {
  it.each([
    ['11/15/2026', 'M-094'],
    ['12/17/2026', 'M-095'],
  ])('refuses %s and sends nothing [%s]', async (date) => {
    const { updates } = await open()
    type('Coverage start date', date)
    expect(await screen.findByText('Your coverage start date must be within 30 days of today.')).toBeTruthy()
    expect(updates()).toEqual([])
  })

  it('is sent in the wire’s format [M-097] [M-136]', async () => {
    const { updates } = await open()
    type('Coverage start date', '12/16/2026')
    await waitFor(() => expect(updates().map(({ effective_date }) => effective_date)).toEqual(['2026-12-16']))
    expect(await price().findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
  })

  it('says at once if it has passed since the quote was made, and sends today instead', async () => {
    const { updates } = await open({ quote: aQuote({ effective_date: '2026-11-10' }) })
    expect(screen.getByText('Your coverage start date must be within 30 days of today.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Beneficiary'), { target: { value: 'estate' } })
    await waitFor(() => expect(updates()).toMatchObject([{ effective_date: '2026-11-16', beneficiary: 'estate' }]))
  })
})

describe('spouse', () => {
  it('is sent once name and date are there; the one answer has the new price [M-098] [M-138]', async () => {
    const { updates, asked } = await open()
    fireEvent.click(spouseYes())
    fillPerson('02/03/1991')
    expect(await amount('$11.31')).toBeTruthy()
    expect(price().getByText('That’s $5.01 more: $11.31 a month.')).toBeTruthy()
    expect(price().getByText('Covers you and your spouse or partner')).toBeTruthy()
    expect(updates()).toMatchObject([{ spouse: bea, children: [], coverages: [], smokes_yn: null }])
    expect(asked.filter(({ path }) => path === DETAILS).length).toBe(1)
  })

  it('is removed by No [M-104]', async () => {
    const quote = updated(aQuote(), { ...updateOf(aQuote()), spouse: bea })
    const { updates } = await open({ quote })
    expect(field('First name').value).toBe('Bea')
    fireEvent.click(spouseNo())
    expect(await price().findByText('That’s $5.01 less: $6.30 a month.')).toBeTruthy()
    expect(updates()).toMatchObject([{ spouse: null }])
    expect(screen.queryByLabelText('First name')).toBeNull()
  })

  it('is not in the price until it is finished, and says so', async () => {
    const { updates } = await open()
    fireEvent.click(spouseYes())
    type('First name', 'Bea')
    expect(price().getByText(/This price doesn’t include/)).toBeTruthy()
    expect(updates()).toEqual([])
  })

  it.each([
    ['First name', '', 'Enter first name.', 'M-106'],
    ['Last name', '', 'Enter last name.', 'M-107'],
    ['Date of birth', '', 'Enter a date of birth.', 'M-108'],
    ['Date of birth', '11/17/2008', 'Your Spouse/Domestic Partner must be 18 to be included.', 'M-109'],
    ['Date of birth', '11/16/1905', 'Enter a valid date.', 'M-110'],
  ])('with %s %j shows "%s" [%s]', async (name, value, message) => {
    await open()
    fireEvent.click(spouseYes())
    type(name, value)
    expect(await screen.findByText(message)).toBeTruthy()
  })
})

describe('children', () => {
  const child = { ...bea, birthdate: '2015-02-03' }

  it('are sent and removed one by one, and cleared by No [M-105] [M-139]', async () => {
    const { updates } = await open()
    fireEvent.click(childrenYes())
    fillPerson('02/03/2015')
    expect(await amount('$10.63')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Add another child' }))
    fillPerson('02/03/2016', 1)
    await waitFor(() => expect(updates().at(-1)?.children.length).toBe(2))
    fireEvent.click(screen.getByRole('button', { name: 'Remove child 1' }))
    await waitFor(() => expect(updates().at(-1)?.children).toEqual([{ ...child, birthdate: '2016-02-03' }]))
    expect(field('Date of birth').value).toBe('02/03/2016')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another child' }))
    fireEvent.click(childrenNo())
    await waitFor(() => expect(updates().at(-1)?.children).toEqual([]))
    expect(await amount('$6.30')).toBeTruthy()
  })

  it.each([
    ['First name', '', 'Enter first name.', 'M-111'],
    ['Last name', '', 'Enter last name.', 'M-112'],
    ['Date of birth', '', 'Enter a date of birth.', 'M-113'],
    ['Date of birth', '11/16/2001', 'Your Child dependent must be under 25 to be included.', 'M-114'],
    ['Date of birth', '11/17/2026', 'Enter a valid date.', 'M-115'],
  ])('with %s %j show "%s" [%s]', async (name, value, message) => {
    await open()
    fireEvent.click(childrenYes())
    type(name, value)
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it.each([
    ['OH', /until they turn 25/],
    ['NE', /up to age 19/],
    ['UT', /up to age 26/],
  ])('are explained as %s defines them [M-116]', async (state, words) => {
    await open({ quote: aQuoteIn(state), offered: [basic, medical] })
    expect(screen.getByText(words)).toBeTruthy()
  })
})

it('sends the beneficiary as the option that was chosen [M-137]', async () => {
  const { updates } = await open()
  fireEvent.change(screen.getByLabelText('Beneficiary'), { target: { value: 'spouse' } })
  await waitFor(() => expect(updates()).toMatchObject([{ beneficiary: 'spouse' }]))
})

describe('going on', () => {
  it('leads to the checkout once the last change is saved', async () => {
    const { updates } = await open()
    fireEvent.click(spouseYes())
    type('First name', 'Bea')
    type('Last name', 'Byron')
    fireEvent.input(field('Date of birth'), { target: { value: '02/03/1991' } })
    next()
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
    expect(updates()).toMatchObject([{ spouse: bea }])
  })

  it('lists what is unfinished, with the person it is about', async () => {
    await open()
    fireEvent.click(spouseYes())
    fireEvent.click(childrenYes())
    next()
    const summary = await screen.findByRole('region', { name: 'Fix 6 answers' })
    expect(within(summary).getByText('Spouse or domestic partner, First name: Enter first name.')).toBeTruthy()
    expect(within(summary).getByText('Child 1, Date of birth: Enter a date of birth.')).toBeTruthy()
  })
})

it('shows nothing of the form when coverages cannot be loaded, and reports it [M-320] [M-339]', async () => {
  // React logs what an error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { reports } = openQuote(<CoveragePage />, {
    at: 'coverage',
    answers: { [COVERAGES]: () => ({ status: 500, body: { error_code: 'internal_error', request_id: 'req-9' } }) },
  })
  expect(await screen.findByRole('heading', { name: 'We couldn’t open this quote' })).toBeTruthy()
  expect(document.querySelector('form')).toBeNull()
  expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_COVERAGES_DETAILS_API_ERROR' }])
})
