import { expect, it } from 'vitest'
import { secretRow } from './secret-row.ts'

it('shows which keys a secret has, and what is left of older ones', () => {
  const secret = { name: 'letters', key_id: '0a1b2c3d', previous_key_ids: ['99aabbcc'], left: 7 }
  expect(secretRow(secret)).toBe('letters  key 0a1b2c3d  previous 99aabbcc  7 values of other keys')
  expect(secretRow({ ...secret, previous_key_ids: [], left: 0 })).toBe(
    'letters  key 0a1b2c3d  no previous key  0 values of other keys',
  )
})
