import { expect, it, vi } from 'vitest'
import { noticeBroken } from './notice-broken.ts'

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

it.each([
  ['an internal error, after which nothing can be written', 'XX000', failing('XX000'), true],
  ['an internal error, after which writing works', 'XX000', async () => {}, false],
  ['an internal error on a full disk', 'XX000', failing('53100'), false],
  ['a cursor that nobody opened, after which nothing can be written', '24000', failing('24000'), true],
  ['a mistake in a query', '42601', failing('XX000'), false],
  ['a full disk', '53100', failing('XX000'), false],
])('tells whether the database is broken after %s', async (_, code, probe, isBroken) => {
  const onBroken = vi.fn()
  const noticing = noticeBroken({ probe, onBroken })
  await expect(noticing(failing(code)())).rejects.toThrow(code)
  expect(onBroken).toHaveBeenCalledTimes(isBroken ? 1 : 0)
})

it('passes on what works', async () => {
  const probe = vi.fn()
  expect(await noticeBroken({ probe, onBroken: undefined })(Promise.resolve(1))).toBe(1)
  expect(probe).not.toHaveBeenCalled()
})
