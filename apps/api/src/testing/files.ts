import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { postForm } from '../platform/object-store/testing/post-form.ts'
import { demoCards, startTestApi } from './api.ts'
import { startForFile } from './start-for-file.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
export const text = Buffer.from('It was stolen at the station.')
/** As long, and not what was promised. */
export const otherText = Buffer.from(text.toString().replace('stolen', 'broken'))
export const approved = { state: 'approved', reason: null }
export const refused = (reason: string) => ({ state: 'refused', reason })
export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export type Signed = { file_approval_id: string; s3_request: { url: string; fields: Record<string, string> } }
export type FilesTest = Awaited<ReturnType<typeof startFilesTest>>

/** The API that the test file has started. */
export let api: FilesTest

/** Starts it for the whole test file. */
export function serveFiles(settings?: Parameters<typeof startTestApi>[0]) {
  startForFile(
    () => startFilesTest(settings),
    (started) => {
      api = started
    },
  )
}

/** The API with what a browser does to send a file. */
export async function startFilesTest(settings: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi(settings)
  const { objectStore } = api.ports
  const { files } = api.areas
  // Each from an address of its own: how many one address may sign is a test of its own.
  let addresses = 0
  /** A card of its own. */
  const newToken = () => api.vault.tokenFor(demoCards[0]?.number ?? '')
  const token = newToken()
  const nextAddress = () => `10.0.${addresses >> 8}.${addresses++ & 255}`
  const post = (change: object, remoteAddress = nextAddress(), bearer: string | null = token) =>
    api.app.inject({
      method: 'POST',
      url: '/api/management/v1/files/sign',
      remoteAddress,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      payload: {
        content_type: 'text/plain',
        file_hash: sha256(text),
        file_name: 'note.txt',
        file_size: text.length,
        space: 'x',
        ...change,
      },
    })
  const sign = async (change: object = {}) => (await post(change)).json() as Signed
  const signFor = (file_name: string, content: Buffer) =>
    sign({ file_name, content_type: '', file_hash: sha256(content), file_size: content.length })

  async function upload({ s3_request: { url, fields } }: Signed, content: Buffer) {
    if (!api.ports.embeddedStore) {
      const { status: statusCode, body } = await postForm({ url, fields, content })
      return { statusCode, body }
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(content)]), 'x')
    const request = new Request('http://x', { method: 'POST', body: form })
    return api.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }

  const stateOf = async (id: string) =>
    (await api.app.inject({ url: `/api/management/v1/files/${id}` })).json() as { state: string; reason: string | null }

  async function decided(id: string) {
    await expect.poll(async () => (await stateOf(id)).state).toMatch(/approved|refused/)
    return stateOf(id)
  }

  return {
    ...api,
    files,
    objectStore,
    newToken,
    post,
    sign,
    upload,
    stateOf,
    decided,

    async send(name: string, content: Buffer, promised = content) {
      const signed = await signFor(name, promised)
      expect((await upload(signed, content)).statusCode).toBe(201)
      return { id: signed.file_approval_id, outcome: await decided(signed.file_approval_id), signed }
    },

    async rowOf(id: string) {
      const row = await files.repository.find(id)
      if (!row) throw new Error('no such file')
      return row
    },

    async contentOf(key: string) {
      const object = await objectStore.get(key)
      return object && Buffer.concat(await object.content.toArray())
    },

    /** Does the work that many milliseconds later, and sets the clock back. */
    async at<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
      api.clock.time += ms
      return work().finally(() => {
        api.clock.time -= ms
      })
    },
  }
}
