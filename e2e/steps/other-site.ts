import { once } from 'node:events'
import { createServer } from 'node:http'

/** Serves a third-party site with one page while `work` runs. A real server, because browsers do not let intercepted pages reach local servers. */
export async function onOtherSite(origin: string, page: string, work: () => Promise<void>) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  server.listen(Number(new URL(origin).port), 'localhost')
  await once(server, 'listening')
  try {
    await work()
  } finally {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
