import { once } from 'node:events'

const MB = 1024 * 1024

type Usage = { usedSize: number; backingStorageSize: number }

/** What a process still uses after a garbage collection, buffers included, asked through its inspector. */
export async function liveMegabytes(inspector: string): Promise<number> {
  const [target] = (await fetch(`${inspector}/json/list`).then((answer) => answer.json())) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error(`nothing to inspect at ${inspector}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  try {
    await call(socket, 'HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = (await call(socket, 'Runtime.getHeapUsage')) as Usage
    return (usedSize + backingStorageSize) / MB
  } finally {
    socket.close()
  }
}

/** One call at a time, so the next message is its answer. */
async function call(socket: WebSocket, method: string): Promise<unknown> {
  socket.send(JSON.stringify({ id: 1, method }))
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>]
  const { result, error } = JSON.parse(data)
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
