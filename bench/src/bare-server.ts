import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The other half of a ratio: node's own server, which reads the request and answers what it was given, and no more.
const [port, file] = process.argv.slice(2)
const answer = readFileSync(file as string)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length }

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(answer))
}).listen(Number(port), 'localhost', () => process.send?.('listening'))

process.on('disconnect', () => process.exit())
