import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createLogger } from '../process/logger.ts'
import { createApp } from './create-app.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(bodies = { graceMs: 200, bytesASecond: 1_000, mostMs: 60_000, checkEveryMs: 20 }) {
  const app = createApp({ logger: createLogger({ name: 'test', level: 'silent' }), bodies })
  app.post('/', async ({ body }) => body)
  closing.push(() => app.close())
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  closing.push(async () => socket.destroy())
  return socket
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Resolves with what the server sent, once it has closed the connection. */
const closed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let sent = ''
    socket.on('data', (bytes) => (sent += bytes))
    socket.on('close', () => resolve(sent))
  })

it('closes the connection when a body stops arriving', async () => {
  const socket = await open()
  socket.write(`${head(1_000)}{"a":`)
  expect(await closed(socket)).toBe('')
})

it('closes the connection when a body arrives a few bytes at a time', async () => {
  const socket = await open()
  socket.write(head(200_000))
  const dripping = setInterval(() => socket.write(' '), 10)
  closing.push(async () => clearInterval(dripping))
  expect(await closed(socket)).toBe('')
})

it('closes the connection when a body takes too long overall, however fast it arrives', async () => {
  const socket = await open({ graceMs: 60_000, bytesASecond: 0, mostMs: 200, checkEveryMs: 20 })
  socket.write(head(200_000))
  const sending = setInterval(() => socket.write(' '.repeat(100)), 10)
  closing.push(async () => clearInterval(sending))
  expect(await closed(socket)).toBe('')
})

it('lets a body arrive in pieces, and a connection wait for its next request', async () => {
  const socket = await open({ graceMs: 30_000, bytesASecond: 1_000, mostMs: 60_000, checkEveryMs: 5 })
  const answers: string[] = []
  socket.on('data', (bytes) => answers.push(String(bytes)))
  for (const turn of [1, 2]) {
    socket.write(`${head(7)}{"a"`)
    socket.write(':1}')
    await expect.poll(() => answers.join('').split('{"a":1}').length - 1, { timeout: 60_000 }).toBe(turn)
  }
})
