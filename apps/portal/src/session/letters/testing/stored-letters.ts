import { expect, vi } from 'vitest'
import { createDraftCollection } from '../../drafts/draft-collection.ts'
import type { DraftDatabase } from '../../drafts/draft-database.ts'
import { keysOfTests } from '../../drafts/testing/keys-of-tests.ts'
import { memoryDatabase } from '../../drafts/testing/memory-database.ts'
import { letterDraftKind, type MadeLetter } from '../stored-letter.ts'

/** A device with letters on it, which another tab has made, or this one before a reload. */
export async function storedLetters(...letters: MadeLetter[]): Promise<DraftDatabase> {
  const database = memoryDatabase()
  const collection = createDraftCollection(letterDraftKind, {
    database,
    keys: keysOfTests(),
    report: () => undefined,
    now: Date.now,
  })
  for (const made of letters) {
    const { panToken, benefitCode } = made
    await collection.update(benefitCode, () => ({ panToken, benefitCode, answers: null, made }))
  }
  // The first save waits for the key.
  await vi.waitFor(async () => expect(await database.all()).toHaveLength(letters.length), { timeout: 60_000 })
  return database
}
