import { expect, it, vi } from 'vitest'
import { fingerprintOf, operationOf, type Pending, type PendingPlace } from './pending.ts'

function desk() {
  let kept: Pending | null = null
  let count = 0
  const place: PendingPlace = {
    name: crypto.randomUUID(),
    read: async () => kept,
    write: async (pending) => {
      kept = pending
    },
  }
  const post = vi.fn(async () => ({ long_op_id: `lo_${++count}` }))
  return { post, send: (sent: unknown) => operationOf({ place, sent, post }), kept: () => kept }
}

it('asks for what was sent with identical answers, and sends changed ones [C-189]', async () => {
  const { send, post } = desk()
  expect(await send({ a: { b: '1', c: '2' } })).toBe('lo_1')
  expect(await send({ a: { c: '2', b: '1' } })).toBe('lo_1')
  expect(await send({ a: { b: '1', c: '3' } })).toBe('lo_2')
  expect(post).toHaveBeenCalledTimes(2)
})

it('posts once for two presses at the same moment [C-189]', async () => {
  const { send, post } = desk()
  expect(await Promise.all([send({ a: 1 }), send({ a: 1 })])).toEqual(['lo_1', 'lo_1'])
  expect(post).toHaveBeenCalledOnce()
})

it('keeps nothing of a call that failed', async () => {
  const { send, post, kept } = desk()
  post.mockRejectedValueOnce(new Error('network'))
  await expect(send({ a: 1 })).rejects.toThrow('network')
  expect(kept()).toBeNull()
  expect(await send({ a: 1 })).toBe('lo_1')
})

it('tells lists apart by their order, and keeps no answer that can be read', async () => {
  const [one, other] = await Promise.all([fingerprintOf(['canary', 'b']), fingerprintOf(['b', 'canary'])])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[0-9a-f]{64}$/)
})
