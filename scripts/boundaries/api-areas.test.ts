import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../list-files.ts'
import { areaOrder } from './api-areas.ts'

it('reads the order of the areas from the calls that create them', () => {
  const assembly = 'const cards = await createCards({})\nconst claimRegister = createClaimRegister({ cards })\n'
  expect(areaOrder(assembly)).toEqual(['cards', 'claim-register'])
})

it('finds the areas of the API', () => {
  const order = areaOrder(readFileSync(join(root, 'apps/api/src/create-areas.ts'), 'utf8'))
  expect(order[0]).toBe('operator-keys')
  expect(order).toContain('claim-register')
  expect(order.at(-1)).toBe('privacy')
})
