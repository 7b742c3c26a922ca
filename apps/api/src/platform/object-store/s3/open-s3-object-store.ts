import { text } from 'node:stream/consumers'
import type { Database } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings/settings'
import { createBindingRepository } from '../binding-repository.ts'
import { badBucket } from './bad-bucket.ts'
import { createS3ObjectStore, type S3ObjectStore } from './s3-object-store.ts'
import type { S3Settings } from './s3-settings.ts'

const ID_KEY = 'database.id'

/** Objects that the database does not know are deleted, so a bucket must belong to one database: both store the same id. */
export async function openS3ObjectStore({
  database,
  s3,
}: {
  database: Database
  s3: S3Settings
}): Promise<S3ObjectStore> {
  const store = await reachBucket(s3)
  try {
    await bindBucket({ store, database, bucket: s3.bucket })
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

/** The bucket in the settings, if it can be used, whichever database it belongs to. */
async function reachBucket(s3: S3Settings): Promise<S3ObjectStore> {
  const store = createS3ObjectStore(s3)
  try {
    await store.probe()
    return store
  } catch (error) {
    store.close()
    throw badBucket(s3, error)
  }
}

/** Whether a bucket has no objects, not even the id of a database. */
export async function isBucketEmpty(s3: S3Settings): Promise<boolean> {
  const store = await reachBucket(s3)
  return (await store.list({ prefix: '', most: 1 }).finally(store.close)).length === 0
}

async function bindBucket({ store, database, bucket }: { store: S3ObjectStore; database: Database; bucket: string }) {
  const binding = createBindingRepository(database)
  // In this order: a replica that starts at the same time may bind it in between.
  const isEmpty = (await store.list({ prefix: '', most: 1 })).length === 0
  const found = await readId(store)
  const own = await binding.find()
  if (found === null ? !isEmpty : own !== null && own !== found) throw belongsToAnother(bucket)
  const id = await binding.keep(found)
  if (found === null) await store.put({ key: ID_KEY, contentType: 'text/plain', content: Buffer.from(id) })
  // Another database may have been faster.
  if ((await readId(store)) !== id) throw belongsToAnother(bucket)
}

async function readId(store: S3ObjectStore): Promise<string | null> {
  const object = await store.get(ID_KEY)
  return object && (await text(object.content)).trim()
}

function belongsToAnother(bucket: string) {
  return new BadSettings(
    `S3_BUCKET is wrong: the objects in ${bucket} belong to another database; nothing was changed. Set DATABASE_URL to that one, or S3_BUCKET to an empty bucket`,
  )
}
