import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The baseline of a ratio: node's own HTTP server, which reads the request and always sends the same response.
const [port, file] = process.argv.slice(2)
const answer = readFileSync(file as string)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length }

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(answer))
}).listen(Number(port), 'localhost', () => process.send?.('listening'))

process.on('disconnect', () => process.exit())
