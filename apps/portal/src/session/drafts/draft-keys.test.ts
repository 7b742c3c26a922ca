import { CallFailed } from '@amparo/contract/call'
import type { DraftKey } from '@amparo/contract/draft-keys'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import type { DraftDatabase } from './draft-database.ts'
import { type DraftKeys, draftKeys } from './draft-keys.ts'
import { anotherKey, keyOfTests, keysOfTests } from './testing/keys-of-tests.ts'
import { memoryDatabase } from './testing/memory-database.ts'
import { aClaim, openClaimDrafts, storeClaim } from './testing/open-claim-drafts.ts'

let database: DraftDatabase
let report: Mock<ErrorReporter>

beforeEach(() => {
  database = memoryDatabase()
  report = vi.fn<ErrorReporter>()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (keys: DraftKeys = keysOfTests()) => openClaimDrafts(database, { keys, report })
const typed = (text: string) => () => ({ answers: { story: text } })

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
    const { localId } = await drafts.create(aClaim)
    await drafts.savePage(localId, 'page', typed('first'))
    await drafts.savePage(localId, 'page', typed('last'))
    expect((await drafts.get(localId))?.application).toEqual({ page: { story: 'last' } })
    expect([await database.all(), drafts.isStored(), calls.length]).toEqual([[], true, 1])
    calls[0]?.resolve(keyOfTests)
    await vi.waitFor(async () => expect(await database.all()).toHaveLength(1))
    expect((await open().get(localId))?.application).toEqual({ page: { story: 'last' } })
  })

  it('is asked for again while the server is down; the page shows it, and nothing typed is lost', async () => {
    vi.useFakeTimers()
    const { keys, calls } = slowKeys()
    const drafts = open(keys)
    const heard = vi.fn()
    const { localId } = await drafts.create(aClaim)
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
    expect((await open().get(localId))?.application).toEqual({ page: { story: 'typed meanwhile' } })
  })

  it('that is refused leaves what was typed in memory, and what is stored as it was', async () => {
    const localId = await storeClaim(database, 'before')
    const drafts = open(
      draftKeys(
        () => 'card',
        () => Promise.reject(refused()),
      ),
    )
    expect([await drafts.get(localId), await drafts.list()]).toEqual([null, []])
    const made = await drafts.create(aClaim)
    await vi.waitFor(() => expect(drafts.isStored()).toBe(false))
    expect((await drafts.list()).map((draft) => draft.localId)).toEqual([made.localId])
    expect((await open().get(localId))?.application).toEqual({ page: { story: 'before' } })
  })

  it('that cannot be asked for opens nothing, says so, and the list is read again later', async () => {
    vi.useFakeTimers()
    const localId = await storeClaim(database, 'before')
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
      if (of === 'another') return Promise.resolve(anotherKey)
      calls.push(Promise.withResolvers<DraftKey>())
      return calls.at(-1)?.promise as Promise<DraftKey>
    },
  )
  await open(keys).create(aClaim)
  owner = 'another'
  calls[0]?.resolve(keyOfTests)
  await vi.waitFor(async () => expect(await database.all()).toMatchObject([{ keyId: keyOfTests.key_id }]))
})
