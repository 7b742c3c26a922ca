import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import type { Confirmed } from './send-claim.ts'

type Claim = { mark: string; state: string; claim_number: string | null }

/** Everything the servers confirmed that the database and the object store do not hold, as messages. There must be none. */
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
    const mine = claims.filter((claim) => claim.mark === mark)
    const problems: string[] = []
    if (mine.length > 1) problems.push(`${mark}: ${mine.length} claims`)
    if (operation && mine.length === 0) problems.push(`${mark}: a confirmed claim is gone`)
    if (operation && mine.some(({ state }) => state !== 'registered')) problems.push(`${mark}: never registered`)
    if (claimNumber && mine[0]?.claim_number !== claimNumber)
      problems.push(`${mark}: another number than was confirmed`)
    for (const { id, sha256 } of sent) {
      const file = fileOf.get(hash('sha256', id, 'hex'))
      const content = contentOf.get(`approved/${file?.object}`)
      if (file?.state !== 'approved' || !content) problems.push(`${mark}: an approved file is gone`)
      else if (digestOf(join(objects, 'objects', content)) !== sha256) problems.push(`${mark}: a file has other bytes`)
    }
    return problems
  })
  if (unfinished.length > 0) broken.push(`${unfinished.length} operations never ended`)
  const numbers = claims.flatMap(({ claim_number }) => claim_number ?? [])
  if (new Set(numbers).size !== numbers.length) broken.push('a claim number twice')
  return broken
}

function digestOf(path: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return null
  }
}
