import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVaultClient } from './vault-client.ts'

const TOKEN = `pt_${'A'.repeat(43)}`
const card = { card_id: crypto.randomUUID(), bin: '98400210', number_length: 16, last4: '4051' }
let asked = 0
let answer: (used: boolean) => { status: number; body: object } | null = () => ({ status: 200, body: card })

const used = new WeakSet<Socket>()
const vault = createServer((request, reply) => {
  asked++
  const answered = answer(used.has(request.socket))
  used.add(request.socket)
  if (!answered) return request.socket.destroy()
  reply.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body))
})
let client: ReturnType<typeof createVaultClient>
beforeAll(async () => {
  await new Promise<void>((resolve) => vault.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(vault.address() as AddressInfo).port}`
  client = createVaultClient({ origin, secret: 'x'.repeat(32) })
})
afterAll(() => new Promise((resolve) => vault.close(resolve).closeAllConnections()))

it('asks again on a new connection when a vault that stops has closed those that were open', async () => {
  answer = (isUsed) => (isUsed ? null : { status: 200, body: card })
  for (const _ of ['first', 'second', 'third'])
    expect(await Promise.all([1, 2, 3].map(() => client.findCard(TOKEN)))).toEqual([card, card, card])
})

it('asks once where the vault answers', async () => {
  answer = () => ({ status: 404, body: { error_code: 'unknown_token', request_id: 'r' } })
  asked = 0
  expect(await client.findCard(TOKEN)).toBeNull()
  answer = () => ({ status: 503, body: { error_code: 'service_unavailable', request_id: 'r' } })
  await expect(client.findCard(TOKEN)).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(asked).toBe(2)
})

it('gives up after five times', async () => {
  answer = () => null
  asked = 0
  await expect(client.findCard(TOKEN)).rejects.toMatchObject({ code: 'network_error' })
  expect(asked).toBe(5)
})
