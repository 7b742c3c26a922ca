import { CallFailed } from '@amparo/contract/call'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeTimeouts } from '../../../testing/fake-timeouts.ts'
import { type Asked, createTestApp, type Handler } from '../../../testing/render-page.tsx'
import { approvalId, approved, FakeRequest, fileServer, SIGN, STORE, stateOf } from '../testing/file-server.ts'
import { uploadFile } from './upload-file.ts'
import type { UploadToken } from './upload-token.ts'

const HASH = 'a'.repeat(64)
const { hashFile } = vi.hoisted(() => ({ hashFile: vi.fn() }))
vi.mock('../worker/run-in-worker.ts', () => ({ hashFile }))

beforeEach(() => {
  vi.useFakeTimers()
  fakeTimeouts()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.sent = []
  hashFile.mockResolvedValue(HASH)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const file = new File(['12345'], 'bill.pdf', { type: 'application/pdf' })

function begin(answers: Record<string, Handler> = fileServer(), token: UploadToken = { value: 'first' }) {
  const { app, asked } = createTestApp({ answers })
  const stop = new AbortController()
  const onStage = vi.fn()
  const onProgress = vi.fn()
  const done = uploadFile(app.platform, file, { token, signal: stop.signal, onStage, onProgress })
  const ended = done.then(
    (id) => id,
    (error) => (error instanceof CallFailed ? error.code : error.name),
  )
  return { asked, stop, onStage, onProgress, ended }
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const store = async () => {
  await pass()
  return FakeRequest.sent[0] as FakeRequest
}

it('signs, sends fields and file, and waits for approval [C-563..C-567]', async () => {
  const { ended, asked, onStage, onProgress } = begin()
  const request = await store()
  expect(asked[0]).toMatchObject({
    path: SIGN,
    body: { content_type: 'application/pdf', file_hash: HASH, file_name: 'bill.pdf', file_size: 5, space: 'benefits' },
  })
  expect(request.url).toBe(STORE)
  expect([...request.form.keys()]).toEqual(['key', 'policy', 'file'])
  expect((request.form.get('file') as File).size).toBe(5)
  request.progress(600, 1200)
  expect(onProgress).toHaveBeenLastCalledWith(3)
  request.answer(201)
  expect(await ended).toBe(approvalId())
  expect(onStage.mock.calls.flat()).toEqual(['preparing', 'sending', 'checking'])
})

const bearers = (asked: Asked[]) =>
  asked.filter(({ path }) => path === SIGN).map(({ headers }) => headers.get('authorization'))
/** Refuses every token but one. */
const onlyWith = (asked: () => Asked[], right: string) => {
  const { [SIGN]: sign, ...answers } = fileServer()
  const answer: Handler = (...call) =>
    bearers(asked()).at(-1) === `Bearer ${right}`
      ? (sign as Handler)(...call)
      : { status: 401, body: { error_code: 'unauthorized', request_id: 'r' } }
  return { ...answers, [SIGN]: answer }
}

it('signs with the token, and with a new one if that has expired', async () => {
  let known: Asked[] = []
  const token = { value: 'first', renew: async () => 'second' }
  const { ended, asked } = begin(
    onlyWith(() => known, 'second'),
    token,
  )
  known = asked
  const request = await store()
  request.answer(201)
  expect(await ended).toBe(approvalId())
  expect(bearers(asked)).toEqual(['Bearer first', 'Bearer second'])
})

it('fails if there is no other token', async () => {
  const { ended, asked } = begin(onlyWith(() => [], 'second'))
  await pass()
  expect(await ended).toBe('unauthorized')
  expect(bearers(asked)).toEqual(['Bearer first'])
})

it('polls until there is a verdict, more and more slowly [C-X70]', async () => {
  let polls = 0
  const { ended, asked } = begin(fileServer(() => (++polls < 4 ? { state: 'pending', reason: null } : approved)))
  const request = await store()
  request.answer(201)
  await pass(500 + 1000 + 999)
  expect(polls).toBe(3)
  await pass(1)
  expect(await ended).toBe(approvalId())
  expect(asked.filter(({ path }) => path === stateOf(approvalId()))).toHaveLength(4)
})

it.each(['wrong_content', 'malware', 'too_large', 'unreadable', 'never_arrived'])(
  'fails with the reason %s of a refused file [C-X70]',
  async (reason) => {
    const { ended } = begin(fileServer(() => ({ state: 'refused', reason })))
    const request = await store()
    request.answer(201)
    await pass()
    expect(await ended).toBe(reason)
  },
)

it.each<[string, object]>([
  ['without', { s3_request: { url: STORE, fields: {} } }],
  ['with an empty', { file_approval_id: '', s3_request: { url: STORE, fields: {} } }],
])('treats an answer %s file_approval_id as an error [C-568]', async (_, body) => {
  const { ended } = begin({ [SIGN]: () => ({ body }) })
  await pass()
  expect(['unexpected_answer', 'no_file_approval_id']).toContain(await ended)
  expect(FakeRequest.sent).toHaveLength(0)
})

it.each<[string, (request: FakeRequest) => void, string]>([
  ['refuses it', (request) => request.answer(403, '<Error><Code>AccessDenied</Code></Error>'), 'upload_refused'],
  ['has no space', (request) => request.answer(507, '<Error><Code>StorageFull</Code></Error>'), 'storage_full'],
  ['answers with another file’s Key', (request) => request.answer(201, '<P><Key>x</Key></P>'), 'unexpected_answer'],
])('fails when the store %s [C-567]', async (_, answer, code) => {
  const { ended } = begin()
  answer(await store())
  await pass()
  expect(await ended).toBe(code)
})

const cutLine = (request: FakeRequest) => request.cut()
const halfAnswer = (request: FakeRequest) => request.answer(201, '<PostResponse/>')
it.each<[string, string, string, (request: FakeRequest) => void]>([
  ['waiting', 'a cut line', 'network_error', cutLine],
  ['approved', 'a cut line', approvalId(), cutLine],
  ['waiting', 'an answer without Key', 'network_error', halfAnswer],
  ['approved', 'an answer without Key', approvalId(), halfAnswer],
])('asks whether the file arrived, finds it %s after %s, and ends with %s [C-567]', async (state, _, outcome, end) => {
  const { ended } = begin(fileServer(() => ({ state, reason: null })))
  end(await store())
  await pass()
  expect(await ended).toBe(outcome)
})

it('aborts an upload without progress for a minute', async () => {
  const { ended } = begin(fileServer(() => ({ state: 'waiting', reason: null })))
  const request = await store()
  await pass(59_000)
  request.progress(10, 100)
  await pass(59_999)
  expect(request.isAborted).toBe(false)
  await pass(1)
  expect(request.isAborted).toBe(true)
  expect(await ended).toBe('network_error')
})

it('does not wait forever for the signed request', async () => {
  const { ended } = begin({ [SIGN]: () => new Promise<never>(() => undefined) })
  await pass(30_000)
  expect(await ended).toBe('network_error')
})

it('tolerates a short loss of the connection while it waits for the verdict', async () => {
  let polls = 0
  const answers = fileServer()
  const { ended } = begin(answers)
  const request = await store()
  answers[stateOf(approvalId())] = () => {
    if (++polls === 1) throw new TypeError('no network')
    return { body: polls === 2 ? '{"state":"appro' : approved }
  }
  request.answer(201)
  await pass(1500)
  expect(await ended).toBe(approvalId())
})

it.each([0, 1])('stops at once when aborted, in stage %i', async (stage) => {
  const { ended, stop } = begin(stage === 0 ? { [SIGN]: () => new Promise<never>(() => undefined) } : undefined)
  const request = await store()
  stop.abort()
  await pass()
  expect(await ended).toBe('AbortError')
  if (stage === 1) expect(request.isAborted).toBe(true)
})

it('fails with file_gone for a file that can no longer be read', async () => {
  hashFile.mockRejectedValue(new Error('NotReadable'))
  const { ended } = begin()
  await pass()
  expect(await ended).toBe('file_gone')
})
