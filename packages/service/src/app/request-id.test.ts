import { expect, it } from 'vitest'
import { requestId } from './request-id.ts'

it('is never the same, in three groups of four characters', () => {
  const ids = Array.from({ length: 1_000 }, requestId)
  expect(new Set(ids).size).toBe(1_000)
  expect(ids.filter((id) => !/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(id))).toEqual([])
})
