import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byteReader } from './byte-reader.ts'
import { readBackupFile, readBackupHeader } from './read-backup-file.ts'
import { writeBackupFile } from './write-backup-file.ts'

const secret = 'a key of the tests, long enough for a backup'
const madeAt = new Date('2026-11-15T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'amparo-backup-test-'))
const file = join(folder, 'whole.backup')
const content = Buffer.alloc(700_000, 'Zorvanta ')

beforeAll(() =>
  writeBackupFile(file, { secret, madeAt }, async (output) => {
    await output.write('one line\n')
    await output.write(content)
    await output.write('another line\n')
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

async function read(path: string, key = secret) {
  const pieces: Buffer[] = []
  for await (const piece of readBackupFile(path, key)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('gives back what was written, line by line and byte by byte', async () => {
  const reader = byteReader(readBackupFile(file, secret))
  expect(await reader.line()).toBe('one line')
  let found = Buffer.alloc(0)
  for await (const piece of reader.bytes(content.length)) found = Buffer.concat([found, piece])
  expect(found.equals(content)).toBe(true)
  expect([await reader.line(), await reader.line()]).toEqual(['another line', null])
})

it('is encrypted, readable by the owner only, and says when and with which key it was made', async () => {
  expect(readFileSync(file).includes('Zorvanta')).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await readBackupHeader(file)).toMatchObject({
    made_at: madeAt.toISOString(),
    key_id: expect.stringMatching(/^\w{16}$/),
  })
})

const damaged: [string, (bytes: Buffer) => Buffer, RegExp][] = [
  ['a flipped byte', (bytes) => flipped(bytes, 300_000), /is damaged at byte \d+: use another backup/],
  ['a flipped bit in a length', (bytes) => flipped(bytes, bytes.indexOf('\n') + 4), /is damaged|is cut off/],
  ['another date in the header', (bytes) => replaced(bytes, '2026-11-15', '2026-11-16'), /is damaged/],
  ['a file that ends early', (bytes) => bytes.subarray(0, 400_000), /is cut off/],
  ['a file that ends between two frames', (bytes) => bytes.subarray(0, secondFrame(bytes)), /is cut off/],
  ['two frames swapped', swapped, /is damaged/],
  ['something after its end', (bytes) => Buffer.concat([bytes, Buffer.from('x')]), /is damaged/],
  [
    'another format',
    (bytes) => replaced(bytes, '"format":1', '"format":9'),
    /has format 9, and this version reads format 1/,
  ],
  ['something else', () => Buffer.from('PK\u0003\u0004 not one of ours'), /is not a backup/],
  ['nothing', () => Buffer.alloc(0), /is not a backup/],
]
it.each(damaged)('refuses %s', async (name, change, problem) => {
  const path = join(folder, `${name}.backup`)
  writeFileSync(path, change(readFileSync(file)))
  await expect(read(path)).rejects.toThrow(problem)
})

it('refuses another key, and a file that is not there', async () => {
  await expect(read(file, `${secret}!`)).rejects.toThrow('was made with another key')
  await expect(read(join(folder, 'none'))).rejects.toThrow('cannot read')
})

it('leaves nothing behind when it cannot be completed', async () => {
  const failing = writeBackupFile(join(folder, 'half.backup'), { secret, madeAt }, async (output) => {
    await output.write(content)
    throw new Error('the database is gone')
  })
  await expect(failing).rejects.toThrow('the database is gone')
  expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([])
})

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
}
function secondFrame(bytes: Buffer): number {
  const start = bytes.indexOf('\n') + 1
  return start + 4 + (bytes.readUInt32BE(start) & 0x7fffffff)
}
function swapped(bytes: Buffer): Buffer {
  const [start, second] = [bytes.indexOf('\n') + 1, secondFrame(bytes)]
  const third = second + 4 + (bytes.readUInt32BE(second) & 0x7fffffff)
  return Buffer.concat([
    bytes.subarray(0, start),
    bytes.subarray(second, third),
    bytes.subarray(start, second),
    bytes.subarray(third),
  ])
}
