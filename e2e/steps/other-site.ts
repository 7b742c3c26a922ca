import { once } from 'node:events'
import { createServer } from 'node:http'

/** A site of somebody else, with one page, for as long as `work` takes. A real one: browsers keep pages that no server sent from local servers. */
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
