import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import { DRAFT_LIFE_MS } from './draft-collection.ts'
import type { DraftDatabase } from './draft-database.ts'
import { createKey, type EncryptedDraft } from './encryption.ts'
import { memoryDatabase } from './testing/memory-database.ts'
import { aClaim, openClaimDrafts } from './testing/open-claim-drafts.ts'

const BEGIN = Date.UTC(2026, 10, 16)
let database: DraftDatabase
let now: number
let report: Mock<ErrorReporter>
const open = (over: Partial<DraftDatabase> = {}) =>
  openClaimDrafts({ ...database, ...over }, { report, now: () => now })

beforeEach(() => {
  database = memoryDatabase()
  now = BEGIN
  report = vi.fn<ErrorReporter>()
})

it('stores a claim with all of its fields [C-206, C-207, C-208, C-209, C-210, C-211, C-212, C-213, C-214, C-215, C-216]', async () => {
  const drafts = open()
  const { localId } = await drafts.create(aClaim)
  await drafts.savePage(localId, 'cardholder_details', () => ({
    answers: { cardholder_primary_phone_number: '+13145550100' },
  }))
  await drafts.update(localId, (draft) => ({
    ...draft,
    documents: [{ document_id: 'DOC001', file_approval_id: 'f1', title: 'Form', name: 'a.pdf', key: 'k' }],
    phoneVerificationToken: 't',
    expiredBenefitTodayDate: '2026-01-02',
    savedForLaterPageKey: 'incident_details',
  }))
  const stored = await open().get(localId)
  expect(stored).toMatchObject({
    ...aClaim,
    application: { cardholder_details: { cardholder_primary_phone_number: '+13145550100' } },
    documents: [{ document_id: 'DOC001', file_approval_id: 'f1' }],
    phoneVerificationToken: 't',
    expiredBenefitTodayDate: '2026-01-02',
    savedForLaterPageKey: 'incident_details',
    createdAt: BEGIN,
    expiresAt: BEGIN + DRAFT_LIFE_MS,
  })
  expect(stored?.claimNumber).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

it('does not extend its life when it is saved again [C-216, C-X35]', async () => {
  const drafts = open()
  const { localId, expiresAt } = await drafts.create(aClaim)
  now += 5 * 60 * 60 * 1000
  const saved = await drafts.savePage(localId, 'a', () => ({
    answers: { b: 'c' },
    more: { expiresAt: 9e15, createdAt: 1 },
  }))
  expect(saved).toMatchObject({ expiresAt, createdAt: BEGIN })
})

it('is read after a change that is being saved', async () => {
  const drafts = open()
  const { localId } = await drafts.create(aClaim)
  const saving = drafts.update(localId, (draft) => ({ ...draft, savedForLaterPageKey: 'incident_details' }))
  expect(await drafts.get(localId)).toMatchObject({ savedForLaterPageKey: 'incident_details' })
  await saving
})

it('writes nothing that can be read without the key [C-205, C-X36]', async () => {
  const encrypts = vi.spyOn(crypto.subtle, 'encrypt')
  const drafts = open()
  const { localId } = await drafts.create(aClaim)
  await drafts.savePage(localId, 'incident_details', () => ({ answers: { story: 'canary-answer' } }))
  const [encrypted] = await database.all()
  expect(Object.keys(encrypted as EncryptedDraft).sort()).toEqual(['body', 'expiresAt', 'iv', 'keyId', 'localId'])
  expect(Buffer.from((encrypted as EncryptedDraft).body).toString('latin1')).not.toMatch(/canary|4021|CDW/)
  const key = await database.key()
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  for (const [algorithm, { extractable }] of encrypts.mock.calls)
    expect([algorithm, extractable]).toEqual([expect.objectContaining({ name: 'AES-GCM' }), false])
  expect(encrypts).toHaveBeenCalled()
  encrypts.mockRestore()
})

it.each([
  [DRAFT_LIFE_MS - 1, 1],
  [DRAFT_LIFE_MS, 0],
])('after %i ms lists %i claims, and purges what has expired [C-217]', async (later, count) => {
  const drafts = open()
  const { localId } = await drafts.create(aClaim)
  now += later
  expect(await drafts.list()).toHaveLength(count)
  expect(await database.all()).toHaveLength(count)
  expect((await drafts.get(localId)) !== null).toBe(count === 1)
})

it('makes no network call once it has the key [C-588]', async () => {
  const called = vi.spyOn(globalThis, 'fetch')
  const drafts = open()
  const { localId } = await drafts.create(aClaim)
  await drafts.savePage(localId, 'a', () => ({ answers: { b: 'c' } }))
  await drafts.list()
  await drafts.remove(localId)
  expect(called).not.toHaveBeenCalled()
  called.mockRestore()
})

it('lists the newest first', async () => {
  const drafts = open()
  await drafts.create(aClaim)
  now += 1
  await drafts.create({ ...aClaim, benefit_code: 'CEL' })
  expect((await drafts.list()).map(({ benefit_code }) => benefit_code)).toEqual(['CEL', 'CDW'])
})

it('never loses a page to another tab', async () => {
  const [one, other] = [open(), open()]
  const { localId } = await one.create(aClaim)
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? one : other).savePage(localId, `page_${at}`, () => ({ answers: { answer: String(at) } })),
    ),
  )
  const stored = await open().get(localId)
  expect(Object.keys(stored?.application ?? {})).toHaveLength(20)
})

it('removes a claim for good, and calls its listeners', async () => {
  const drafts = open()
  const { localId } = await drafts.create(aClaim)
  const heard = vi.fn()
  drafts.subscribe(heard)
  await drafts.remove(localId)
  expect(await drafts.get(localId)).toBeNull()
  expect(await drafts.savePage(localId, 'a', () => ({ answers: {} }))).toBeNull()
  expect(heard).toHaveBeenCalledOnce()
})

it('announces changes to the other tabs, and listens to theirs', async () => {
  const channel = { postMessage: vi.fn(), onmessage: null as null | ((event: MessageEvent) => unknown) }
  const drafts = open({ channel })
  const heard = vi.fn()
  drafts.subscribe(heard)
  await drafts.create(aClaim)
  expect(channel.postMessage).toHaveBeenCalledOnce()
  channel.onmessage?.(new MessageEvent('message'))
  expect(heard).toHaveBeenCalledTimes(2)
})

describe('storage that fails', () => {
  const broken = () => Promise.reject(new Error('QuotaExceededError'))

  it.each<[string, Partial<DraftDatabase>]>([
    ['is full', { put: broken }],
    ['is blocked', { key: broken, all: broken, get: broken, put: broken, delete: broken }],
  ])('and %s is reported, and the draft lives in memory [P-452]', async (_, over) => {
    const drafts = open(over)
    const { localId } = await drafts.create(aClaim)
    await drafts.savePage(localId, 'a', () => ({ answers: { b: 'typed' } }))
    expect((await drafts.get(localId))?.application).toEqual({ a: { b: 'typed' } })
    expect(await drafts.list()).toHaveLength(1)
    expect(drafts.isStored()).toBe(false)
    expect(report).toHaveBeenCalledWith('LOCAL_FORAGE_ERROR', expect.any(Error))
  })

  it('and has no cryptography, as without TLS, is reported, and the draft lives in memory [P-452]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const drafts = open({ key: async () => createKey() })
    const { localId } = await drafts.create(aClaim)
    await drafts.savePage(localId, 'a', () => ({ answers: { b: 'typed' } }))
    expect((await drafts.list()).map(({ application }) => application)).toEqual([{ a: { b: 'typed' } }])
    expect(drafts.isStored()).toBe(false)
    now += DRAFT_LIFE_MS
    expect(await drafts.get(localId)).toBeNull()
    vi.unstubAllGlobals()
  })

  it('keeps what was saved before it was full', async () => {
    const { localId } = await open().create(aClaim)
    await open().savePage(localId, 'first', () => ({ answers: { a: '1' } }))
    const full = open({ put: broken })
    await full.savePage(localId, 'second', () => ({ answers: { b: '2' } }))
    expect((await full.get(localId))?.application).toEqual({ first: { a: '1' }, second: { b: '2' } })
    expect(await full.list()).toHaveLength(1)
    expect((await open().get(localId))?.application).toEqual({ first: { a: '1' } })
  })

  it.each<[string, (encrypted: EncryptedDraft) => EncryptedDraft]>([
    ['changed', (encrypted) => ({ ...encrypted, body: new ArrayBuffer(40) })],
    ['cut', (encrypted) => ({ ...encrypted, body: encrypted.body.slice(0, 10) })],
    ['of another claim', (encrypted) => ({ ...encrypted, localId: 'another' })],
  ])('and is %s is reported and deleted, and the other drafts stay', async (_, damage) => {
    const drafts = open()
    const { localId } = await drafts.create(aClaim)
    const good = await drafts.create({ ...aClaim, benefit_code: 'CEL' })
    const encrypted = (await database.get(localId)) as EncryptedDraft
    await database.delete(localId)
    await database.put(damage(encrypted))
    expect((await drafts.list()).map((draft) => draft.localId)).toEqual([good.localId])
    expect(await database.all()).toHaveLength(1)
    expect(report).toHaveBeenCalledWith('LOCAL_FORAGE_ERROR', expect.anything())
  })
})
