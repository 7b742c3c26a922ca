import { expect, it, vi } from 'vitest'
import { fingerprintOf, operationOf, type Pending, type PendingPlace } from './pending.ts'

/** A store in memory, and a server that counts its operations. */
function open() {
  let stored: Pending | null = null
  let count = 0
  const place: PendingPlace = {
    name: crypto.randomUUID(),
    read: async () => stored,
    write: async (pending) => {
      stored = pending
    },
  }
  const post = vi.fn(async () => ({ long_op_id: `lo_${++count}` }))
  return { post, send: (sent: unknown) => operationOf({ place, sent, post }), stored: () => stored }
}

it('does not send identical answers again, but sends changed ones [C-189]', async () => {
  const { send, post } = open()
  expect(await send({ a: { b: '1', c: '2' } })).toBe('lo_1')
  expect(await send({ a: { c: '2', b: '1' } })).toBe('lo_1')
  expect(await send({ a: { b: '1', c: '3' } })).toBe('lo_2')
  expect(post).toHaveBeenCalledTimes(2)
})

it('posts once for two presses at the same moment [C-189]', async () => {
  const { send, post } = open()
  expect(await Promise.all([send({ a: 1 }), send({ a: 1 })])).toEqual(['lo_1', 'lo_1'])
  expect(post).toHaveBeenCalledOnce()
})

it('stores nothing if the call fails, and sends again', async () => {
  const { send, post, stored } = open()
  post.mockRejectedValueOnce(new Error('network'))
  await expect(send({ a: 1 })).rejects.toThrow('network')
  expect(stored()).toBeNull()
  expect(await send({ a: 1 })).toBe('lo_1')
})

it('distinguishes lists by their order, and stores no readable answer', async () => {
  const [one, other] = await Promise.all([fingerprintOf(['canary', 'b']), fingerprintOf(['b', 'canary'])])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[0-9a-f]{64}$/)
})
