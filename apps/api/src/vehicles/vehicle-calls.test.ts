import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const makes = (year: number | string) => api.app.inject({ url: `/api/vehicles/v1/years/${year}/makes/` })
const models = (year: number, make: string) =>
  api.app.inject({ url: `/api/vehicles/v1/years/${year}/makes/${encodeURIComponent(make)}/models/` })
const names = (answer: { json(): { options: { name: string }[] } }) => answer.json().options.map(({ name }) => name)

it('lists the makes of a year [C-573, C-X11]', async () => {
  expect((await makes(2020)).json().options).toContainEqual({ name: 'Toyota', value: 'Toyota' })
  expect(names(await makes(1995))).toEqual(expect.arrayContaining(['Geo', 'Oldsmobile', 'Plymouth']))
  expect(names(await makes(2020))).not.toContain('Geo')
  expect(names(await makes(1995))).not.toContain('Tesla')
})

it.each([
  [1995, 'Chevrolet', 'Caprice', true],
  [2005, 'Chevrolet', 'Caprice', false],
  [2001, 'Acura', 'Integra', true],
  [2002, 'Acura', 'Integra', false],
  [2022, 'Acura', 'Integra', false],
  [2023, 'Acura', 'Integra', true],
  [2027, 'Land Rover', 'Range Rover', true],
  [1990, 'mercedes-benz', '190', true],
])('has for %i %s %s: %s [C-574]', async (year, make, model, isSold) => {
  expect(names(await models(year, make)).includes(model)).toBe(isSold)
})

it.each([1990, 2027])('has every make of %i with at least one model', async (year) => {
  for (const make of names(await makes(year))) expect(names(await models(year, make)).length, make).toBeGreaterThan(0)
})

it.each([
  [1989, 422, 'unknown_year'],
  [2028, 422, 'unknown_year'],
  ['twenty', 400, 'invalid_request'],
])('refuses the year %s', async (year, status, code) => {
  const answer = await makes(year)
  expect([answer.statusCode, answer.json().error_code]).toEqual([status, code])
})

it('refuses a make that the year does not have, even if another make has no list', async () => {
  expect((await models(2020, 'Geo')).json().error_code).toBe('unknown_make')
  expect((await models(2020, '../../admin')).json().error_code).toBe('unknown_make')
  expect((await models(2020, 'other')).json()).toEqual({ options: [] })
})
