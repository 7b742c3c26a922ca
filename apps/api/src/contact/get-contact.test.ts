import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const contact = (country: string) => api.app.inject(`/api/countries/v1/countries/${country}/contact/`)

it('returns the numbers of the country [C-268, C-270]', async () => {
  const { numbers } = (await contact('BRA')).json()
  expect(numbers).toEqual([
    { number: '+558005550142', kind: 'toll_free', isAlwaysOpen: false },
    { number: '+551155550142', kind: 'local', isAlwaysOpen: false },
    { number: '+13145550116', kind: 'abroad', isAlwaysOpen: true },
  ])
})

it('has only the international number if a country has none of its own [C-270, C-X55]', async () => {
  const { numbers } = (await contact('GRD')).json()
  expect(numbers.map(({ kind }: { kind: string }) => kind)).toEqual(['abroad'])
})

it.each([
  ['BRA', 54],
  ['CHN', 0],
])('lists the numbers of every country for %s: %i [C-271, C-X55]', async (country, count) => {
  expect((await contact(country)).json().list).toHaveLength(count)
})

it('returns the opening hours', async () => {
  expect((await contact('SAU')).json().hours).toEqual({
    timeZone: 'Asia/Riyadh',
    weekly: [{ days: [7, 1, 2, 3, 4], opens: '08:00', closes: '20:00' }],
  })
})

it.each([['ZZZ'], ['zz']])('refuses %s', async (country) => {
  expect((await contact(country)).statusCode).toBeGreaterThanOrEqual(400)
})
