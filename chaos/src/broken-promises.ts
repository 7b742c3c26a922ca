import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import type { Confirmed } from './send-claim.ts'

type Claim = { mark: string; state: string; claim_number: string | null }

/** Describes everything the servers confirmed that is missing from the database or the object store. There must be nothing. */
export async function brokenPromises(
  database: Database,
  confirmed: readonly Confirmed[],
  objects: string,
): Promise<string[]> {
  const claims = await database.query<Claim>(
    `SELECT application->'cardholder_details'->>'cardholder_city' AS mark, state, claim_number FROM claims`,
  )
  const files = await database.query<{ id: string; state: string; object: string }>(
    'SELECT id, state, object FROM files',
  )
  const stored = await database.query<{ key: string; file: string }>('SELECT key, file FROM objects')
  const unfinished = await database.query('SELECT id FROM long_operations WHERE done_at IS NULL')
  const fileOf = new Map(files.map((file) => [file.id, file]))
  const contentOf = new Map(stored.map(({ key, file }) => [key, file]))

  const broken = confirmed.flatMap(({ mark, operation, claimNumber, files: sent }) => {
    const own = claims.filter((claim) => claim.mark === mark)
    const problems: string[] = []
    if (own.length > 1) problems.push(`${mark}: ${own.length} claims`)
    if (operation && own.length === 0) problems.push(`${mark}: a confirmed claim is missing`)
    if (operation && own.some(({ state }) => state !== 'registered')) problems.push(`${mark}: never registered`)
    if (claimNumber && own[0]?.claim_number !== claimNumber) problems.push(`${mark}: not the number that was confirmed`)
    for (const { id, sha256 } of sent) {
      const file = fileOf.get(hash('sha256', id, 'hex'))
      const content = contentOf.get(`approved/${file?.object}`)
      if (file?.state !== 'approved' || !content) problems.push(`${mark}: an approved file is missing`)
      else if (digestOf(join(objects, 'objects', content)) !== sha256)
        problems.push(`${mark}: a file has different bytes`)
    }
    return problems
  })
  if (unfinished.length > 0) broken.push(`${unfinished.length} operations never finished`)
  const numbers = claims.flatMap(({ claim_number }) => claim_number ?? [])
  if (new Set(numbers).size !== numbers.length) broken.push('two claims have the same number')
  return broken
}

function digestOf(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return null
  }
}
