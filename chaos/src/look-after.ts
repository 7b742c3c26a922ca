import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import type { Told } from './person.ts'

type Claim = { mark: string; state: string; claim_number: string | null }

/** Everything that somebody was told and that is not so, in words. None is the only good answer. */
export async function findBroken(database: Database, told: readonly Told[], objects: string): Promise<string[]> {
  const claims = await database.query<Claim>(
    `SELECT application->'cardholder_details'->>'cardholder_city' AS mark, state, claim_number FROM claims`,
  )
  const files = await database.query<{ id: string; state: string; object: string }>(
    'SELECT id, state, object FROM files',
  )
  const kept = await database.query<{ key: string; file: string }>('SELECT key, file FROM objects')
  const unfinished = await database.query('SELECT id FROM long_operations WHERE done_at IS NULL')
  const fileOf = new Map(files.map((file) => [file.id, file]))
  const contentOf = new Map(kept.map(({ key, file }) => [key, file]))

  const broken = told.flatMap(({ mark, operation, claimNumber, files: sent }) => {
    const mine = claims.filter((claim) => claim.mark === mark)
    const said: string[] = []
    if (mine.length > 1) said.push(`${mark}: ${mine.length} claims`)
    if (operation && mine.length === 0) said.push(`${mark}: an acknowledged claim is gone`)
    if (operation && mine.some(({ state }) => state !== 'registered')) said.push(`${mark}: never registered`)
    if (claimNumber && mine[0]?.claim_number !== claimNumber) said.push(`${mark}: another number than was told`)
    for (const { id, sha256 } of sent) {
      const file = fileOf.get(hash('sha256', id, 'hex'))
      const stored = contentOf.get(`approved/${file?.object}`)
      if (file?.state !== 'approved' || !stored) said.push(`${mark}: an approved file is gone`)
      else if (digestOf(join(objects, 'objects', stored)) !== sha256) said.push(`${mark}: a file has other bytes`)
    }
    return said
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
