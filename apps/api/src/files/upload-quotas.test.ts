import { uploadQuotas } from '@amparo/rules/claims/sent-file'
import { expect, it } from 'vitest'
import { api, approved, serveFiles } from '../testing/files.ts'

const LARGEST = 26_214_400
const OF_SENDER = Math.floor(uploadQuotas.sender / LARGEST)
const OF_ADDRESS = Math.floor(uploadQuotas.address / LARGEST)

serveFiles()

type Permit = { size?: number; token?: string; address?: string }
let addresses = 0
const newAddress = () => `10.7.${addresses >> 8}.${addresses++ & 255}`
async function ask({ size = LARGEST, token = api.newToken(), address = newAddress() }: Permit = {}) {
  const answer = await api.post({ file_size: size }, address, token)
  return answer.statusCode === 200 ? 'signed' : (answer.json().error_code as string)
}
const count = (answers: readonly string[]) => answers.filter((answer) => answer === 'signed').length
const askAtOnce = async (times: number, permit: Permit) =>
  count(await Promise.all(Array.from({ length: times }, () => ask(permit))))

it('accepts 20 of 40 files of 25 MB from one card, and 38 from one address with many cards', async () => {
  const [token, address, office] = [api.newToken(), newAddress(), newAddress()]
  const answers: string[] = []
  for (let turn = 0; turn < 40; turn++) answers.push(await ask({ token, address }))
  expect([count(answers), answers.at(-1)]).toEqual([OF_SENDER, 'upload_quota_reached'])
  expect(await askAtOnce(40, { address: office })).toBe(OF_ADDRESS)
  expect(await ask({ address: office, size: 1_000_000 })).toBe('signed')
})

it('accepts no more when one card asks for permits in parallel, from one address or many', async () => {
  expect(await askAtOnce(60, { token: api.newToken(), address: newAddress() })).toBe(OF_SENDER)
  expect(await askAtOnce(60, { token: api.newToken() })).toBe(OF_SENDER)
})

it('still accepts other people’s files while 100 addresses hold 10,000 permits', { tags: ['race'] }, async () => {
  const attackers = Array.from({ length: 100 }, () => ({ address: newAddress(), token: api.newToken() }))
  const signed = await Promise.all(attackers.map((attacker) => askAtOnce(OF_SENDER + 1, attacker)))
  expect(signed).toEqual(Array(100).fill(OF_SENDER))
  // Writes the remaining permits directly, as more calls with a larger quota would have.
  await api.database.query(
    `INSERT INTO files (id, object, name, extension, content_type, sha256, promised_size, state, signed_at, expires_at, address_hash, sender_hash, reserved_bytes)
     SELECT encode(sha256(number::text::bytea), 'hex'), gen_random_uuid(), name, extension, content_type, sha256, promised_size, state, signed_at,
       expires_at, address_hash, sender_hash, reserved_bytes
     FROM (SELECT * FROM files WHERE state = 'waiting' LIMIT 1) AS one, generate_series(1, 8000) AS number`,
  )
  const waiting = await api.database.query("SELECT id FROM files WHERE state = 'waiting'")
  expect(waiting.length).toBeGreaterThanOrEqual(10_000)

  expect(await ask()).toBe('signed')
  expect((await api.send('honest.txt', Buffer.from('Here is my receipt.'))).outcome).toEqual(approved)
})
