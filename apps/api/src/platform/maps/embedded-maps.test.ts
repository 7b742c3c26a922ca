import { expect, it } from 'vitest'
import { createEmbeddedMaps } from './embedded-maps.ts'

const maps = createEmbeddedMaps()

it.each([
  ['10001', 'USA', 'New York', 'NY'],
  ['90210-1234', 'USA', 'Beverly Hills', 'CA'],
  ['h2x 1y4', 'CAN', 'Mont-royal', 'Quebec'],
] as const)('finds %s in %s', async (postal_code, country, city, state) => {
  const place = await maps.findPlace({ postal_code, country })
  expect(place).toMatchObject({ state, country })
  expect(place?.city).toContain(city)
})

it.each([
  ['00000', 'USA'],
  ['', 'USA'],
  ['<script>', 'USA'],
  ['10001', 'CAN'],
  ['H2X1Y4', 'USA'],
] as const)('does not find %s in %s', async (postal_code, country) =>
  expect(await maps.findPlace({ postal_code, country })).toBeNull(),
)
