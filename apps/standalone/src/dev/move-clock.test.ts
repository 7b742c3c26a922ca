import { expect, it } from 'vitest'
import { MovableClock } from './movable-clock.ts'
import { createMoveClock } from './move-clock.ts'

const start = new Date('2026-11-15T12:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00Z`)

function prepare(catchUp: (now: Date) => Promise<void> = async () => {}) {
  const clock = new MovableClock({ now: () => start })
  const [days, vault, failures]: [string[], number[], unknown[]] = [[], [], []]
  const move = createMoveClock({
    clock,
    catchUp: async () => {
      days.push(clock.now().toISOString().slice(0, 10))
      await catchUp(clock.now())
    },
    tellVault: (offset) => vault.push(offset),
    onFailure: (error) => failures.push(error),
  })
  return { clock, days, vault, failures, move }
}

it('stops at every day on the way, so that everything happens on the day it is due', async () => {
  const { clock, days, vault, move } = prepare()
  await move(at('2026-11-18'))
  expect(days).toEqual(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'])
  expect(clock.now()).toEqual(at('2026-11-18'))
  expect(vault).toEqual([3 * 86_400_000])
})

it('goes back in one step', async () => {
  const { days, vault, move } = prepare()
  await move(at('2026-11-10'))
  await move(null)
  expect(days).toEqual(['2026-11-10', '2026-11-15'])
  expect(vault.at(-1)).toBe(0)
})

it('stops at no more days than a policy lasts, however far it moves', async () => {
  const { days, move } = prepare()
  await move(at('2040-01-01'))
  expect(days).toHaveLength(431)
  expect(days.at(-1)).toBe('2040-01-01')
})

it('makes moves one after the other', async () => {
  const { clock, days, move } = prepare()
  await Promise.all([move(at('2026-11-16')), move(at('2026-11-17'))])
  expect(days).toEqual(['2026-11-15', '2026-11-16', '2026-11-16', '2026-11-17'])
  expect(clock.now()).toEqual(at('2026-11-17'))
})

it('reaches its target even if something on the way fails, and reports that', async () => {
  const { clock, failures, move } = prepare(() => Promise.reject(new Error('down')))
  await move(at('2026-11-17'))
  expect(clock.now()).toEqual(at('2026-11-17'))
  expect(failures).toHaveLength(3)
})

it('lets other work go on between the days', async () => {
  const { days, move } = prepare()
  let seenAfter = 0
  setImmediate(() => {
    seenAfter = days.length
  })
  await move(at('2026-12-15'))
  expect(seenAfter).toBeGreaterThan(0)
  expect(seenAfter).toBeLessThan(days.length)
})
