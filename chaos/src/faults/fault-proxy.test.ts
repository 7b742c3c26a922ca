import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seeded } from '../random.ts'
import { networkFaults, startFaultProxy } from './fault-proxy.ts'

let echo: Server
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
const opened: Socket[] = []
beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await startFaultProxy({ port: (echo.address() as AddressInfo).port, random: seeded(1) })
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await proxy.stop()
  echo.close()
})

function open() {
  const socket = connect(proxy.port, '127.0.0.1').on('error', () => {})
  opened.push(socket)
  const seen = { text: '', isClosed: false }
  socket.on('data', (piece) => {
    seen.text += piece
  })
  socket.on('close', () => {
    seen.isClosed = true
  })
  return { seen, say: (text: string) => socket.write(text) }
}

/** A connection over which something has already come back. */
async function used() {
  const link = open()
  link.say('a')
  await expect.poll(() => link.seen.text).toBe('a')
  return link
}

it('passes everything on, in order', async () => {
  const { seen, say } = open()
  for (const piece of ['one ', 'two ', 'three']) say(piece)
  await expect.poll(() => seen.text).toBe('one two three')
})

it('resets connections, and lets new ones through again', async () => {
  const { seen } = await used()
  proxy.strike('reset')
  await expect.poll(() => seen.isClosed).toBe(true)
  proxy.heal()
  await used()
})

it('refuses new connections until it is healed', async () => {
  proxy.strike('refuse')
  const { seen } = open()
  await expect.poll(() => seen.isClosed).toBe(true)
  proxy.heal()
  await used()
})

it.each(['stall', 'slow'] as const)('%s delays what is said and loses none of it', async (fault) => {
  const { seen, say } = await used()
  proxy.strike(fault)
  say('b')
  say('c')
  if (fault === 'stall') expect(seen.text).toBe('a')
  proxy.heal()
  await expect.poll(() => seen.text).toBe('abc')
})

it('half-open connections stay silent for good, while new ones work', async () => {
  const { seen, say } = await used()
  proxy.strike('half-open')
  proxy.heal()
  say('b')
  await used()
  expect(seen).toEqual({ text: 'a', isClosed: false })
  // Even when one end is gone, the other does not learn of it.
  opened[0]?.destroy()
  await used()
})

it('strikes in the same order for the same seed', async () => {
  const struck = async () => {
    const lines: string[] = []
    const one = await startFaultProxy({ port: 9, random: seeded(5), log: (line) => void lines.push(line) })
    for (let time = 0; time < 3; time++) await one.victim.kill()
    await one.stop()
    return lines
  }
  const [first, second] = await Promise.all([struck(), struck()])
  expect(first).toEqual(second)
  expect(first.every((line) => networkFaults.some((fault) => line.endsWith(fault)))).toBe(true)
})
