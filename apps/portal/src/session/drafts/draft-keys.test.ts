import { CallFailed } from '@amparo/contract/call'
import type { DraftKey } from '@amparo/contract/draft-keys'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import { claimDraftKind, createClaimDrafts } from './claim-drafts.ts'
import { createDraftCollection } from './draft-collection.ts'
import type { DraftDatabase } from './draft-database.ts'
import { type DraftKeys, draftKeys } from './draft-keys.ts'
import { combine, decrypt, type EncryptedDraft, encrypt } from './encryption.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { keyOfTests, keysOfTests } from './testing/keys-of-tests.ts'
import { memoryDatabase } from './testing/memory-database.ts'

const parts = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' } as const
const another: DraftKey = { key_id: 'id of another card', key_half: 'half of another card' }
const inTurn = oneAtATime(undefined)
let database: DraftDatabase
let report: Mock<ErrorReporter>

beforeEach(() => {
  database = memoryDatabase()
  report = vi.fn<ErrorReporter>()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (keys: DraftKeys, kind = claimDraftKind) =>
  createClaimDrafts(createDraftCollection(kind, { database, keys, report, now: () => Date.UTC(2026, 10, 16), inTurn }))
const typed = (text: string) => () => ({ answers: { story: text } })
async function stored(text: string): Promise<string> {
  const drafts = open(keysOfTests())
  const { localId } = await drafts.create(parts)
  await drafts.savePage(localId, 'page', typed(text))
  return localId
}

/** A server that answers when the test says so. */
function slowKeys() {
  const calls: PromiseWithResolvers<DraftKey>[] = []
  const keys = draftKeys(
    () => 'card',
    () => {
      const call = Promise.withResolvers<DraftKey>()
      calls.push(call)
      return call.promise
    },
  )
  return { keys, calls }
}
const down = () => new CallFailed({ code: 'network_error', status: 0, requestId: null })
const refused = () => new CallFailed({ code: 'unable_to_verify_card', status: 422, requestId: null })

describe('a copy of the browser’s profile', () => {
  it('is not enough to read a draft: what is stored and the browser’s own key open nothing', async () => {
    await stored('canary')
    const [encrypted] = (await database.all()) as [EncryptedDraft]
    const own = await database.key()
    for (const key of [await combine(own, ''), await combine(own, encrypted.keyId ?? ''), await database.oldKey()])
      await expect(decrypt(key, encrypted)).rejects.toThrow()
    expect(JSON.stringify(await decrypt(await combine(own, keyOfTests.key_half), encrypted))).toContain('canary')
    expect(JSON.stringify(await database.all())).not.toContain(keyOfTests.key_half)
  })

  it('is not enough with the half of another card, and the other half is not enough without it', async () => {
    await stored('canary')
    const [encrypted] = (await database.all()) as [EncryptedDraft]
    await expect(decrypt(await combine(await database.key(), another.key_half), encrypted)).rejects.toThrow()
    const elsewhere = await memoryDatabase().key()
    await expect(decrypt(await combine(elsewhere, keyOfTests.key_half), encrypted)).rejects.toThrow()
  })
})

describe('another card', () => {
  it('neither sees a draft nor deletes it, and its owner has it again', async () => {
    const localId = await stored('mine')
    const others = open(keysOfTests(another))
    expect([await others.get(localId), await others.list()]).toEqual([null, []])
    expect((await open(keysOfTests()).get(localId))?.application).toEqual({ page: { story: 'mine' } })
    expect(report).not.toHaveBeenCalled()
  })

  it('deletes what must not outlive a session', async () => {
    await stored('mine')
    await open(keysOfTests(another), { ...claimDraftKind, isOfOneOwner: true }).list()
    expect(await database.all()).toEqual([])
  })
})

it('opens what was stored before keys had halves, and stores it with both', async () => {
  const draft = { ...parts, localId: 'old', documents: [], application: {}, createdAt: 1, expiresAt: 9e15 }
  await database.put(await encrypt(await database.oldKey(), { localId: 'old', expiresAt: 9e15, value: draft }))
  const drafts = open(keysOfTests())
  expect(await drafts.list()).toEqual([draft])
  await drafts.savePage('old', 'page', typed('new'))
  const [encrypted] = (await database.all()) as [EncryptedDraft]
  expect(encrypted.keyId).toBe(keyOfTests.key_id)
  expect((await open(keysOfTests()).get('old'))?.application).toEqual({ page: { story: 'new' } })
})

it.each<[string, Partial<EncryptedDraft>]>([
  ['without a mark', { keyId: undefined }],
  ['with the mark of no half', { keyId: '' }],
])('does not open a draft that was changed to one %s', async (_, change) => {
  const localId = await stored('mine')
  const { keyId, ...encrypted } = (await database.get(localId)) as EncryptedDraft
  await database.put({ ...encrypted, ...change })
  expect(await open(keysOfTests()).get(localId)).toBeNull()
})

describe('the server’s half', () => {
  it('is not asked for while drafts are only listed or removed', async () => {
    const { keys, calls } = slowKeys()
    const drafts = open(keys)
    expect(await drafts.list()).toEqual([])
    await drafts.remove('nothing')
    expect(calls).toHaveLength(0)
  })

  it('is asked for when somebody looks for a draft, before anything is typed, and nothing waits for it', async () => {
    const { keys, calls } = slowKeys()
    expect(await open(keys).get('nothing')).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('is asked for once, and no save waits for it: what was typed is stored when it comes', async () => {
    const { keys, calls } = slowKeys()
    const drafts = open(keys)
    const { localId } = await drafts.create(parts)
    await drafts.savePage(localId, 'page', typed('first'))
    await drafts.savePage(localId, 'page', typed('last'))
    expect((await drafts.get(localId))?.application).toEqual({ page: { story: 'last' } })
    expect([await database.all(), drafts.isStored(), calls.length]).toEqual([[], true, 1])
    calls[0]?.resolve(keyOfTests)
    await vi.waitFor(async () => expect(await database.all()).toHaveLength(1))
    expect((await open(keysOfTests()).get(localId))?.application).toEqual({ page: { story: 'last' } })
  })

  it('is asked for again while the server is down; the page is told, and nothing typed is lost', async () => {
    vi.useFakeTimers()
    const { keys, calls } = slowKeys()
    const drafts = open(keys)
    const heard = vi.fn()
    const { localId } = await drafts.create(parts)
    drafts.subscribe(heard)
    calls[0]?.reject(down())
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(drafts.isStored()).toBe(false)
    await drafts.savePage(localId, 'page', typed('typed meanwhile'))
    calls[1]?.reject(down())
    await vi.advanceTimersByTimeAsync(5_000)
    calls.at(-1)?.resolve(keyOfTests)
    await vi.waitFor(async () => expect(await database.all()).toHaveLength(1))
    expect(drafts.isStored()).toBe(true)
    expect((await open(keysOfTests()).get(localId))?.application).toEqual({ page: { story: 'typed meanwhile' } })
  })

  it('that is refused leaves what was typed in memory, and what is stored as it was', async () => {
    const localId = await stored('before')
    const drafts = open(
      draftKeys(
        () => 'card',
        () => Promise.reject(refused()),
      ),
    )
    expect([await drafts.get(localId), await drafts.list()]).toEqual([null, []])
    const made = await drafts.create(parts)
    await vi.waitFor(() => expect(drafts.isStored()).toBe(false))
    expect((await drafts.list()).map((draft) => draft.localId)).toEqual([made.localId])
    expect((await open(keysOfTests()).get(localId))?.application).toEqual({ page: { story: 'before' } })
  })

  it('that cannot be asked for opens nothing, says so, and the list is read again later', async () => {
    vi.useFakeTimers()
    const localId = await stored('before')
    const { keys, calls } = slowKeys()
    const drafts = open(keys)
    const heard = vi.fn()
    drafts.subscribe(heard)
    const [opened, listed] = [drafts.get(localId), drafts.list()]
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.reject(down())
    await expect(opened).rejects.toThrow()
    expect(await listed).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(heard).toHaveBeenCalledOnce()
    const again = drafts.list()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.resolve(keyOfTests)
    expect(await again).toHaveLength(1)
    expect(report).not.toHaveBeenCalled()
  })
})

it('stores a draft for the card it was typed with, even if another card came before the key did', async () => {
  let owner = 'mine'
  const calls: PromiseWithResolvers<DraftKey>[] = []
  const keys = draftKeys(
    () => owner,
    (of) => {
      if (of === 'another') return Promise.resolve(another)
      calls.push(Promise.withResolvers<DraftKey>())
      return calls.at(-1)?.promise as Promise<DraftKey>
    },
  )
  await open(keys).create(parts)
  owner = 'another'
  calls[0]?.resolve(keyOfTests)
  await vi.waitFor(async () => expect(await database.all()).toMatchObject([{ keyId: keyOfTests.key_id }]))
})
