import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A response of the product, whole. */
export type BareAnswer = { headers: Record<string, string>; body: string }

// Runs as a child process: the baseline of a ratio. Node's own HTTP server, which reads the request and always sends the same response.
const [port, file] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file as string, 'utf8')) as BareAnswer
const bytes = Buffer.from(body)

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(bytes))
}).listen(Number(port), 'localhost', () => process.send?.('listening'))

process.on('disconnect', () => process.exit())
