import { text } from 'node:stream/consumers'
import type { Database, Queryable } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings/settings'
import { createBindingRepository } from '../binding-repository.ts'
import { BucketAway, badBucket } from './bad-bucket.ts'
import { createS3ObjectStore, type S3ObjectStore } from './s3-object-store.ts'
import type { S3Settings } from './s3-settings.ts'

const ID_KEY = 'database.id'
const MOST_ASKED_FOR = 20

type Options = {
  database: Database
  s3: S3Settings
  /** Whether a database without an id may have the bucket of another one: only a backup that is restored, if the operator wants that. */
  takesOver?: boolean | undefined
}

/**
 * Objects that the database does not know are deleted, so a bucket must belong to one database: both store the same id. If a bucket that was
 * used before is away, the server starts without it, and compares the ids before the first use.
 */
export async function openS3ObjectStore({ database, s3, takesOver = false }: Options): Promise<S3ObjectStore> {
  const store = createS3ObjectStore(s3)
  const bind = async () => {
    await reach(store, s3)
    // The database has the id for good before the bucket does: a start that is interrupted in between is repeated by the next one.
    const id = await database.transaction((tx) => idFor({ store, tx, bucket: s3.bucket, takesOver }))
    await database.transaction((tx) => mark({ store, tx, bucket: s3.bucket, id }))
  }
  try {
    await bind()
    return store
  } catch (error) {
    if (error instanceof BucketAway && (await createBindingRepository(database).find()) !== null)
      return boundBeforeUse(store, bind)
    store.close()
    throw error
  }
}

/** Binds the bucket with the first call that reaches it; until then, every call fails. */
function boundBeforeUse(store: S3ObjectStore, bind: () => Promise<void>): S3ObjectStore {
  let binding: Promise<void> | undefined
  const bound = () => {
    binding ??= bind().catch((error) => {
      binding = undefined
      throw error
    })
    return binding
  }
  const after =
    <Input extends unknown[], Result>(work: (...input: Input) => Promise<Result>) =>
    async (...input: Input) => {
      await bound()
      return work(...input)
    }
  return {
    ...store,
    presignPost: after(store.presignPost),
    put: after(store.put),
    get: after(store.get),
    head: after(store.head),
    remove: after(store.remove),
    list: after(store.list),
    probe: after(store.probe),
  }
}

/** Throws one line for the operator if the bucket cannot be used. */
async function reach(store: S3ObjectStore, s3: S3Settings) {
  await store.probe().catch((error) => {
    throw badBucket(s3, error)
  })
}

/** Whether a bucket has no objects, not even the id of a database. */
export async function isBucketEmpty(s3: S3Settings): Promise<boolean> {
  const store = createS3ObjectStore(s3)
  try {
    await reach(store, s3)
    return (await store.list({ prefix: '', most: 1 })).length === 0
  } finally {
    store.close()
  }
}

type Parts = { store: S3ObjectStore; tx: Queryable; bucket: string }

/** The id that bucket and database are to share. */
async function idFor({ store, tx, bucket, takesOver }: Parts & { takesOver: boolean }): Promise<string> {
  const binding = createBindingRepository(tx)
  await binding.lock()
  const isEmpty = (await store.list({ prefix: '', most: 1 })).length === 0
  const found = await readId(store)
  const own = await binding.find()
  if (found === null ? !isEmpty : own !== null && own !== found) throw belongsToAnother(bucket)
  if (found !== null && own === null && !takesOver && !(await namesAny(tx, store))) throw belongsToAnother(bucket)
  return binding.keep(found)
}

async function mark({ store, tx, bucket, id }: Parts & { id: string }) {
  await createBindingRepository(tx).lock()
  if ((await readId(store)) === null)
    await store.put({ key: ID_KEY, contentType: 'text/plain', content: Buffer.from(id) })
  // Another database may have been faster.
  if ((await readId(store)) !== id) throw belongsToAnother(bucket)
}

/** A database that was restored by other means may lack the id but still know its files. */
async function namesAny(tx: Queryable, store: S3ObjectStore): Promise<boolean> {
  const files = await tx.query<{ key: string }>(
    "SELECT 'approved/' || object AS key FROM files WHERE state = 'approved' ORDER BY decided_at DESC LIMIT $1",
    [MOST_ASKED_FOR],
  )
  for (const { key } of files) if (await store.head(key)) return true
  return false
}

async function readId(store: S3ObjectStore): Promise<string | null> {
  const object = await store.get(ID_KEY)
  return object && (await text(object.content)).trim()
}

function belongsToAnother(bucket: string) {
  return new BadSettings(
    `S3_BUCKET is wrong: the objects in ${bucket} belong to another database; nothing was changed. Set DATABASE_URL to that one, or S3_BUCKET to an empty bucket; if that database is lost, restore its backup with --replace`,
  )
}
