import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { ErrorReporter } from '../../platform/calls/error-reporter.ts'
import { claimDraftKind } from './claim-drafts.ts'
import type { DraftDatabase } from './draft-database.ts'
import { combine, decrypt, type EncryptedDraft, encrypt } from './encryption.ts'
import { anotherKey, keyOfTests, keysOfTests } from './testing/keys-of-tests.ts'
import { memoryDatabase } from './testing/memory-database.ts'
import { aClaim, openClaimDrafts, storeClaim } from './testing/open-claim-drafts.ts'

let database: DraftDatabase
let report: Mock<ErrorReporter>

beforeEach(() => {
  database = memoryDatabase()
  report = vi.fn<ErrorReporter>()
})

const open = (options: Parameters<typeof openClaimDrafts>[1] = {}) => openClaimDrafts(database, { report, ...options })

describe('a copy of the browser’s profile', () => {
  it('is not enough to read a draft: what is stored and the browser’s own key open nothing', async () => {
    await storeClaim(database, 'canary')
    const [encrypted] = (await database.all()) as [EncryptedDraft]
    const own = await database.key()
    for (const key of [await combine(own, ''), await combine(own, encrypted.keyId ?? ''), await database.oldKey()])
      await expect(decrypt(key, encrypted)).rejects.toThrow()
    expect(JSON.stringify(await decrypt(await combine(own, keyOfTests.key_half), encrypted))).toContain('canary')
    expect(JSON.stringify(await database.all())).not.toContain(keyOfTests.key_half)
  })

  it('is not enough with the half of another card, and the other half is not enough without it', async () => {
    await storeClaim(database, 'canary')
    const [encrypted] = (await database.all()) as [EncryptedDraft]
    await expect(decrypt(await combine(await database.key(), anotherKey.key_half), encrypted)).rejects.toThrow()
    const elsewhere = await memoryDatabase().key()
    await expect(decrypt(await combine(elsewhere, keyOfTests.key_half), encrypted)).rejects.toThrow()
  })
})

describe('another card', () => {
  it('neither sees a draft nor deletes it, and its owner has it again', async () => {
    const localId = await storeClaim(database, 'mine')
    const others = open({ keys: keysOfTests(anotherKey) })
    expect([await others.get(localId), await others.list()]).toEqual([null, []])
    expect((await open().get(localId))?.application).toEqual({ page: { story: 'mine' } })
    expect(report).not.toHaveBeenCalled()
  })

  it('deletes what must not outlive a session', async () => {
    await storeClaim(database, 'mine')
    await open({ keys: keysOfTests(anotherKey), kind: { ...claimDraftKind, isOfOneOwner: true } }).list()
    expect(await database.all()).toEqual([])
  })
})

it('opens what was stored before keys had halves, and stores it with both', async () => {
  const draft = { ...aClaim, localId: 'old', documents: [], application: {}, createdAt: 1, expiresAt: 9e15 }
  await database.put(await encrypt(await database.oldKey(), { localId: 'old', expiresAt: 9e15, value: draft }))
  const drafts = open()
  expect(await drafts.list()).toEqual([draft])
  await drafts.savePage('old', 'page', () => ({ answers: { story: 'new' } }))
  const [encrypted] = (await database.all()) as [EncryptedDraft]
  expect(encrypted.keyId).toBe(keyOfTests.key_id)
  expect((await open().get('old'))?.application).toEqual({ page: { story: 'new' } })
})

it.each<[string, Partial<EncryptedDraft>]>([
  ['without a mark', { keyId: undefined }],
  ['with the mark of no half', { keyId: '' }],
])('does not open a draft that was changed to one %s', async (_, change) => {
  const localId = await storeClaim(database, 'mine')
  const { keyId, ...encrypted } = (await database.get(localId)) as EncryptedDraft
  await database.put({ ...encrypted, ...change })
  expect(await open().get(localId)).toBeNull()
})
