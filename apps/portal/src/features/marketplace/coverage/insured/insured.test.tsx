import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DETAILS } from '../../testing/open-quote.tsx'
import { aQuote, aQuoteIn, basic, medical, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import {
  amount,
  bea,
  field,
  insure,
  openCoverage,
  prepareCoverage,
  price,
  type,
  typeBea,
} from '../testing/open-coverage.tsx'

prepareCoverage()

it('gives each person a date of birth that they may have as an example', async () => {
  await openCoverage()
  insure('spouse')
  expect(screen.getByText('For example, 10/31/1985')).toBeTruthy()
  insure('children')
  expect(screen.getByText('For example, 10/31/2015')).toBeTruthy()
})

describe('spouse', () => {
  it('is sent once name and date are there; the one answer has the new price [M-098] [M-138]', async () => {
    const { updates, asked } = await openCoverage()
    insure('spouse')
    typeBea('02/03/1991')
    expect(await amount('$11.31')).toBeTruthy()
    expect(price().getByText('That’s $5.01 more: $11.31 a month.')).toBeTruthy()
    expect(price().getByText('Covers you and your spouse or partner')).toBeTruthy()
    expect(updates()).toMatchObject([{ spouse: bea, children: [], coverages: [], smokes_yn: null }])
    expect(asked.filter(({ path }) => path === DETAILS).length).toBe(1)
  })

  it('is removed by No [M-104]', async () => {
    const quote = updated(aQuote(), { ...updateOf(aQuote()), spouse: bea })
    const { updates } = await openCoverage({ quote })
    expect(field('First name').value).toBe('Bea')
    insure('spouse', 'No')
    expect(await price().findByText('That’s $5.01 less: $6.30 a month.')).toBeTruthy()
    expect(updates()).toMatchObject([{ spouse: null }])
    expect(screen.queryByLabelText('First name')).toBeNull()
  })

  it('is not in the price until it is finished, and says so', async () => {
    const { updates } = await openCoverage()
    insure('spouse')
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
    await openCoverage()
    insure('spouse')
    type(name, value)
    expect(await screen.findByText(message)).toBeTruthy()
  })
})

describe('children', () => {
  const child = { ...bea, birthdate: '2015-02-03' }

  it('are sent and removed one by one, and cleared by No [M-105] [M-139]', async () => {
    const { updates } = await openCoverage()
    insure('children')
    typeBea('02/03/2015')
    expect(await amount('$10.63')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Add another child' }))
    typeBea('02/03/2016', 1)
    await waitFor(() => expect(updates().at(-1)?.children.length).toBe(2))
    fireEvent.click(screen.getByRole('button', { name: 'Remove child 1' }))
    await waitFor(() => expect(updates().at(-1)?.children).toEqual([{ ...child, birthdate: '2016-02-03' }]))
    expect(field('Date of birth').value).toBe('02/03/2016')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another child' }))
    insure('children', 'No')
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
    await openCoverage()
    insure('children')
    type(name, value)
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it.each([
    ['OH', /until they turn 25/],
    ['NE', /up to age 19/],
    ['UT', /up to age 26/],
  ])('are explained as %s defines them [M-116]', async (state, words) => {
    await openCoverage({ quote: aQuoteIn(state), offered: [basic, medical] })
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('have one price, but not for extras, which cost more with every child', async () => {
    await openCoverage()
    expect(screen.getByText('One AD&D price covers all your children.')).toBeTruthy()
  })
})
