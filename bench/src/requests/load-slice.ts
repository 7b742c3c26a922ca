import { connect, type Socket } from 'node:net'
import { answerLength } from './answer-length.ts'
import { fromAddress, type Variants, variantOf } from './variants.ts'

const CONNECTIONS = 16
const connections = new Map<string, Promise<Socket[]>>()

/**
 * What to send, to which local port, for how long, and over how many connections. With variants every request is different; `from` are the
 * addresses that take turns, because each may call only so often.
 */
export type Slice = {
  port: number
  request: string
  ms: number
  variants?: Variants
  from?: readonly string[]
  people?: number
}
let requests = 0

// Runs as a child process: every message starts a slice, and the rate is sent back. It writes to sockets directly, because node's
// HTTP client costs more than the server, so that we would measure the client.
process.on('message', (slice: Slice) => {
  run(slice).then(
    (rate) => process.send?.({ rate }),
    (error: Error) => process.send?.({ problem: error.message }),
  )
})
process.on('disconnect', () => process.exit())

/** Responses per second over persistent connections. Each sends the next request as soon as it has its response. */
async function run({ port, request, ms, variants = {}, from, people = CONNECTIONS }: Slice): Promise<number> {
  const key = String(port)
  const sockets = connections.get(key) ?? Promise.all(Array.from({ length: people }, () => opened(port)))
  connections.set(key, sockets)
  const open = await sockets
  const startedAt = performance.now()
  const whole = Buffer.from(request)
  const isVaried = Object.keys(variants).length > 0
  const next = () => {
    const place = requests++
    const one = isVaried ? variantOf(whole, variants, place) : whole
    return from ? fromAddress(one, from, place) : one
  }
  const counts = await Promise.all(open.map((socket) => askUntil(socket, next, startedAt + ms)))

  return counts.reduce((sum, one) => sum + one, 0) / ((performance.now() - startedAt) / 1000)
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost', noDelay: true }, () => resolve(socket)).once('error', reject)
  })
}

function askUntil(socket: Socket, next: () => Buffer, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let begin: Buffer = Buffer.alloc(0)
    let missing: number | null = null
    const done = (problem?: Error) => {
      socket.off('data', take).off('close', closed)
      if (problem) reject(problem)
      else resolve(answered)
    }
    const closed = () => done(new Error('the connection closed'))
    const take = (chunk: Buffer) => {
      try {
        if (missing === null) {
          begin = begin.length === 0 ? chunk : Buffer.concat([begin, chunk])
          const length = answerLength(begin)
          if (length === null) return
          missing = length - begin.length
        } else missing -= chunk.length
      } catch (error) {
        return done(error as Error)
      }
      if (missing > 0) return

      answered++
      missing = null
      begin = Buffer.alloc(0)
      if (performance.now() < end) socket.write(next())
      else done()
    }
    socket.on('data', take).once('close', closed)
    socket.write(next())
  })
}
