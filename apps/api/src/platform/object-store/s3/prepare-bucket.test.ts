import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { S3_KEYS, startS3Server } from '../testing/s3-server.ts'
import { createS3ObjectStore } from './s3-object-store.ts'

const command = join(import.meta.dirname, '../../../commands/bucket.ts')
let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  server = await startS3Server('there')
})
afterAll(() => server.stop())

/** As `npm run bucket` does. */
function prepare(change: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    S3_BUCKET: 'there',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: String(server.settings('there').endpoint),
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    PORTAL_ORIGINS: 'https://portal.example,https://ba.portal.example',
    ...change,
  }
  return new Promise((resolve) =>
    execFile(process.execPath, [command], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  )
}

/** What a browser asks before it sends a file with progress. */
async function mayPost(bucket: string, origin: string): Promise<boolean> {
  const { endpoint } = server.settings(bucket)
  const answer = await fetch(`${endpoint}/${bucket}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  return answer.ok && ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '')
}

it('lets pages of the portal send files, and no others, however often it runs', async () => {
  expect(await mayPost('there', 'https://portal.example')).toBe(false)
  for (const _ of ['first', 'again'])
    expect(await prepare()).toEqual({
      code: 0,
      output: 'there takes files from https://portal.example, https://ba.portal.example\n',
    })
  for (const origin of ['https://portal.example', 'https://ba.portal.example'])
    expect(await mayPost('there', origin)).toBe(true)
  expect(await mayPost('there', 'https://elsewhere.example')).toBe(false)
})

it('makes a bucket that is not there', async () => {
  expect(await prepare({ S3_BUCKET: 'fresh' })).toMatchObject({
    code: 0,
    output: expect.stringContaining('fresh is made and takes files'),
  })
  const store = createS3ObjectStore(server.settings('fresh'))
  await store.probe()
  store.close()
  expect(await mayPost('fresh', 'https://portal.example')).toBe(true)
})

it.each<[Record<string, string>, RegExp]>([
  [{ S3_BUCKET: '' }, /^amparo: S3_BUCKET is missing: with S3_REGION it has to be given\n$/],
  [{ S3_REGION: '' }, /^amparo: S3_REGION is missing: with S3_BUCKET it has to be given\n$/],
  [{ PORTAL_ORIGINS: '' }, /^amparo: PORTAL_ORIGINS is missing: [^\n]+\n$/],
  [{ PORTAL_ORIGINS: 'https://portal.example/' }, /^amparo: PORTAL_ORIGINS is wrong: [^\n]+\n$/],
  [{ NODE_ENV: 'production', PORTAL_ORIGINS: 'http://portal.example' }, /^amparo: PORTAL_ORIGINS is wrong: [^\n]+\n$/],
  [{ S3_BUKET: 'x' }, /^amparo: S3_BUKET is not a setting; [^\n]+\n$/],
  [{ S3_ACCESS_KEY_ID: 'NOBODY' }, /^amparo: S3_BUCKET is wrong: there may not be used: [^\n]+\n$/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, /^amparo: S3_BUCKET is wrong: there cannot be reached [^\n]+\n$/],
])('says one line for %j and changes nothing', async (change, line) => {
  const { code, output } = await prepare(change)
  expect(output).toMatch(line)
  expect(code).toBe(1)
})
