import { expect, it } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'

const { vehicles } = loadCatalogue()
const years = Array.from({ length: 2026 - 1990 + 1 }, (_, past) => 1990 + past)

it('has a realistic number of vehicles in every model year since 1990 [C-089]', () => {
  expect(vehicles.length).toBeGreaterThanOrEqual(40)
  expect(
    new Set(vehicles.flatMap(({ make, models }) => models.map(([name]) => `${make} ${name}`))).size,
  ).toBeGreaterThan(400)
  for (const year of years) {
    const sold = vehicles.filter(({ models }) => models.some(([, from, to = year]) => from <= year && year <= to))
    expect(sold.length, String(year)).toBeGreaterThan(30)
  }
})

it('has only names that fit in an address and an answer', () => {
  for (const { make, models } of vehicles) {
    expect(make).toMatch(/^[\w -]{1,60}$/)
    for (const [name] of models) expect(name).toMatch(/^[\w ./&-]{1,60}$/)
  }
})

it('has no option for “other”, which the form adds', () => {
  expect(vehicles.map(({ make }) => make.toLowerCase())).not.toContain('other')
})
