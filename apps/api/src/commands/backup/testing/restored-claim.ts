import { expect } from 'vitest'
import type { TestApi } from '../../../testing/api.ts'
import { count, served, sound, submitted } from '../../../testing/submission.ts'

type Half = { approval: string; name: string; content: Buffer }

/** Completes and sends a claim whose file was uploaded before the backup, and looks at everything that has to be there for that. */
export async function completeRestoredClaim(restored: TestApi, { approval, name, content }: Half): Promise<string> {
  served(restored)
  expect(await count()).toBe(1)
  const id = await submitted({ ...sound(), documents: [{ document_id: 'DOC010', file_approval_id: approval }] })
  const [claim] = await restored.database.query<{ claim_number: string; object: string }>(
    `SELECT claim_number, object FROM claims JOIN claim_documents ON claim_documents.claim_id = claims.id
     JOIN files ON files.id = claim_documents.file_id WHERE files.name = $1`,
    [name],
  )
  expect(typeof claim?.claim_number).toBe('string')
  const stored = await restored.ports.objectStore.get(`approved/${claim?.object}`)
  expect(Buffer.concat((await stored?.content.toArray()) ?? []).equals(content)).toBe(true)
  // The position of new events continues after the restored ones.
  const events = await restored.database.query('SELECT position FROM claim_events')
  expect(new Set(events.map(({ position }) => position)).size).toBe(events.length)
  return id
}
