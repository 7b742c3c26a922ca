import { expect, it } from 'vitest'
import { createAdmission, untilAborted } from './upload-admission.ts'

/** A disk with so many bytes left. */
function diskOf(free: number) {
  return {
    left: () => free,
    async reserve(bytes: number) {
      if (bytes > free) return null
      free -= bytes
      return () => {
        free += bytes
      }
    },
  }
}

it('takes space for each upload until it ends, and refuses one that does not fit', async () => {
  const disk = diskOf(100)
  const { admit, hasRoomFor } = createAdmission(disk)
  const first = await admit('a', 60)
  expect(await hasRoomFor(41)).toBe(false)
  await expect(admit('b', 41)).rejects.toMatchObject({ code: 'StorageFull', status: 507 })
  const second = await admit('b', 40)
  first.leave()
  second.leave()
  expect([await hasRoomFor(100), disk.left()]).toEqual([true, 100])
})

it('ends an upload when another one for the same key begins, and no other', async () => {
  const { admit } = createAdmission(undefined)
  const [first, other] = [await admit('a', 1), await admit('b', 1)]
  const second = await admit('a', 1)
  first.leave()
  const third = await admit('a', 1)
  expect([first, second, third, other].map(({ signal }) => signal.aborted)).toEqual([true, true, false, false])
  expect(first.signal.reason).toMatchObject({ code: 'OperationAborted', status: 409 })
})

it('notices the end of an upload that sends nothing any more', async () => {
  const stop = new AbortController()
  async function* stalled() {
    yield Buffer.from('half')
    await new Promise(() => {})
  }
  const read = untilAborted(stop.signal, stalled())
  expect((await read.next()).value).toEqual(Buffer.from('half'))
  const next = read.next()
  stop.abort(new Error('another one began'))
  await expect(next).rejects.toThrow('another one began')
})
