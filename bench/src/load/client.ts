import { connect, type Socket } from 'node:net'
import { answerLength } from '../requests/answer-length.ts'

type Waiting = { request: string; resolve: (answer: string) => void; reject: (error: Error) => void }
export type Ask = (request: string) => Promise<string>

/**
 * Requests to one local port over persistent connections, written to sockets directly, because Node's own client costs as much as the server.
 * With all connections busy a request waits here, and its wait counts.
 */
export function createClient(port: number, connections: number): { ask: Ask; close: () => void } {
  const waiting: Waiting[] = []
  /** The one used last comes first, so that those that nobody needs anymore are closed by the server. */
  let idle: Socket[] = []
  const open = new Set<Socket>()

  function next() {
    while (waiting.length > 0) {
      const socket = idle.pop() ?? (open.size < connections ? opened() : undefined)
      if (!socket) return
      exchange(socket, waiting.shift() as Waiting)
    }
  }

  function opened(): Socket {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    open.add(socket)
    socket
      .on('error', () => {})
      .once('close', () => {
        open.delete(socket)
        idle = idle.filter((one) => one !== socket)
      })
    return socket
  }

  function exchange(socket: Socket, { request, resolve, reject }: Waiting) {
    let answer: Buffer = Buffer.alloc(0)
    let length: number | null = null
    const end = (finish: () => void) => {
      socket.off('data', take).off('close', closed)
      finish()
      next()
    }
    const closed = () => end(() => reject(new Error('the connection closed')))
    const take = (chunk: Buffer) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk])
      try {
        length ??= answerLength(answer)
      } catch (error) {
        socket.destroy()
        const code = /"error_code":"(\w+)"/.exec(answer.toString('utf8'))?.[1] ?? ''
        return end(() => reject(new Error(`${(error as Error).message} ${code}`)))
      }
      if (length === null || answer.length < length) return
      idle.push(socket)
      end(() => resolve(answer.toString('utf8')))
    }
    socket.on('data', take).once('close', closed)
    socket.write(request)
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        next()
      }),
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}
