import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import { COVERAGES, openQuote, UPDATE } from '../testing/open-quote.tsx'
import { aQuote, quoteId } from '../testing/sample-quote.ts'
import { CoveragePage } from './coverage-page.tsx'
import { amount, bea, field, insure, openCoverage, prepareCoverage, type } from './testing/open-coverage.tsx'

prepareCoverage()

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))

it('asks for start date, spouse, children and extras [M-086] [M-087] [M-088] [M-089] [M-090] [M-091] [M-092]', async () => {
  await openCoverage()
  expect(field('Coverage start date').value).toBe('11/16/2026')
  expect(screen.getByText('Do you want to cover your spouse or domestic partner?')).toBeTruthy()
  expect(screen.getByText('Do you want to cover child dependents?')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Add Accident Medical Expense' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Add Critical Illness' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next: Checkout' })).toBeTruthy()
})

it('states the maximum benefit, the price, and when the policy expires [M-093] [M-096]', async () => {
  await openCoverage()
  expect(screen.getByText(/maximum benefit of \$100,000 per covered person per accident/)).toBeTruthy()
  expect(await amount('$6.30')).toBeTruthy()
  expect(screen.getByText('Your policy expires one year after it starts, on 11/16/2027.')).toBeTruthy()
})

it('sends the beneficiary as the option that was chosen [M-137]', async () => {
  const { updates } = await openCoverage()
  fireEvent.change(screen.getByLabelText('Beneficiary'), { target: { value: 'spouse' } })
  await waitFor(() => expect(updates()).toMatchObject([{ beneficiary: 'spouse' }]))
})

it('is another form for another quote in the address', async () => {
  const other = '6f1f6a52-9d0c-4f0e-8a55-2f6a7f0f0a01'
  const update = UPDATE.replace(quoteId, other)
  const quote = aQuote({ id: other, effective_date: '2026-11-20' })
  const { router, asked } = await openCoverage({
    answers: {
      [`${update}details/`]: () => ({ body: quote }),
      [`${update}coverages/`]: () => ({ body: { coverages: [] } }),
      [update]: () => ({ body: quote }),
    },
  })
  await act(() => router.navigate(router.state.location.pathname.replace(quoteId, other)))
  await waitFor(() => expect(field('Coverage start date').value).toBe('11/20/2026'))
  fireEvent.change(screen.getByLabelText('Beneficiary'), { target: { value: 'spouse' } })
  const sent = () => asked.filter(({ path }) => path === update).map(({ body }) => body)
  await waitFor(() => expect(sent()).toMatchObject([{ beneficiary: 'spouse', effective_date: '2026-11-20' }]))
})

describe('going on', () => {
  it('leads to the checkout once the last change is saved', async () => {
    const { updates } = await openCoverage()
    insure('spouse')
    type('First name', 'Bea')
    type('Last name', 'Byron')
    fireEvent.input(field('Date of birth'), { target: { value: '02/03/1991' } })
    next()
    expect(await screen.findByText(/arrived at .*\/checkout$/)).toBeTruthy()
    expect(updates()).toMatchObject([{ spouse: bea }])
  })

  it('lists what is unfinished, with the person it is about', async () => {
    await openCoverage()
    insure('spouse')
    insure('children')
    next()
    const summary = await screen.findByRole('region', { name: 'Fix 6 answers' })
    expect(within(summary).getByText('Spouse or domestic partner, First name: Enter first name.')).toBeTruthy()
    expect(within(summary).getByText('Child 1, Date of birth: Enter a date of birth.')).toBeTruthy()
  })
})

it('shows nothing of the form when coverages cannot be loaded, reports it, and tries again [M-320] [M-339]', async () => {
  // React logs what an error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  const { reports } = openQuote(<CoveragePage />, {
    at: 'coverage',
    answers: { [COVERAGES]: () => (isDown ? refused('internal_error', 500) : { body: { coverages: [] } }) },
  })
  expect(await screen.findByRole('heading', { name: 'We couldn’t open this quote' })).toBeTruthy()
  expect(document.querySelector('form')).toBeNull()
  expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_COVERAGES_DETAILS_API_ERROR' }])
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your AD&D Coverage' })).toBeTruthy()
})
