import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aBenefit, anAnswer } from '../../../testing/test-data.ts'
import { names, open, prepareBenefits } from '../testing/open-benefits.tsx'

prepareBenefits()

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aBenefit({ benefit_code: `X${at}`, benefit_id: String(at), name: `Thing ${at}` }),
  )

it.each([
  [8, 0],
  [9, 1],
])('for %i benefits has %i search field', async (count, fields) => {
  await open(anAnswer({ benefits: many(count) }))
  expect(screen.queryAllByRole('searchbox', { name: 'Find a benefit' })).toHaveLength(fields)
})

it('finds by name and description, ignores accents, and shows the number of results', async () => {
  const benefits = [...many(8), aBenefit({ name: 'Résumé help' })]
  await open(anAnswer({ benefits }))
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'resume' } })
  expect(names()).toEqual(['Résumé help'])
  expect(screen.getByRole('status').textContent).toBe('1 benefit found')
  fireEvent.change(field, { target: { value: 'car you rent' } })
  expect(names()).toEqual(['Résumé help'])
  fireEvent.change(field, { target: { value: '<b>zebra' } })
  expect(names()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No benefit matches “<b>zebra”. Try another word.')
  fireEvent.click(screen.getByRole('button', { name: 'Show all benefits' }))
  expect(names()).toHaveLength(9)
  expect(document.activeElement).toBe(field)
})
