import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aQuote } from '../testing/sample-quote.ts'
import { openCoverage, prepareCoverage, price, type } from './testing/open-coverage.tsx'

prepareCoverage()

it.each([
  ['11/15/2026', 'M-094'],
  ['12/17/2026', 'M-095'],
])('refuses a start date of %s and sends nothing [%s]', async (date) => {
  const { updates } = await openCoverage()
  type('Coverage start date', date)
  expect(await screen.findByText('Your coverage start date must be within 30 days of today.')).toBeTruthy()
  expect(updates()).toEqual([])
})

it('names the days that it takes, and gives no other day as an example', async () => {
  await openCoverage()
  const field = screen.getByLabelText('Coverage start date').closest('.form-field')
  const help = [...(field?.querySelectorAll('.form-field-help') ?? [])].map(({ textContent }) => textContent)
  expect(help).toEqual([
    'Any day from today to 12/16/2026.',
    'Your policy expires one year after it starts, on 11/16/2027.',
  ])
})

it('sends the start date in the wire’s format [M-097] [M-136]', async () => {
  const { updates } = await openCoverage()
  type('Coverage start date', '12/16/2026')
  await waitFor(() => expect(updates().map(({ effective_date }) => effective_date)).toEqual(['2026-12-16']))
  expect(await price().findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
})

it('says at once if the start date has passed since the quote was made, and sends today instead', async () => {
  const { updates } = await openCoverage({ quote: aQuote({ effective_date: '2026-11-10' }) })
  expect(screen.getByText('Your coverage start date must be within 30 days of today.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Beneficiary'), { target: { value: 'estate' } })
  await waitFor(() => expect(updates()).toMatchObject([{ effective_date: '2026-11-16', beneficiary: 'estate' }]))
})
