import { expect, it } from 'vitest'
import { once, onceAVersion } from './once.ts'

it('makes a thing when it is first needed, and again only after a failure', () => {
  let tries = 0
  const made = once(() => {
    if (++tries === 1) throw new Error('not yet')
    return { tries }
  })
  expect(made).toThrow('not yet')
  expect([made(), made()]).toEqual([{ tries: 2 }, { tries: 2 }])
})

it('makes a thing once for each version, the first included', () => {
  let version = 0
  let count = 0
  const made = onceAVersion(
    () => version,
    () => ++count,
  )
  expect([made(), made()]).toEqual([1, 1])
  version = 5
  expect([made(), made()]).toEqual([2, 2])
})
