import { text } from 'node:stream/consumers'
import type { Database } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings'
import { createBindingRepository } from '../binding-repository.ts'
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
  const store = createS3ObjectStore(s3)
  try {
    await store.probe().catch((error) => {
      throw new BadSettings(`S3_BUCKET is wrong: ${s3.bucket} ${reasonOf(error as Failure)}`)
    })
    await bindBucket({ store, database, bucket: s3.bucket })
    return store
  } catch (error) {
    store.close()
    throw error
  }
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

type Failure = Error & { $metadata?: { httpStatusCode?: number } }

/** The client's own words may contain the key's id. */
function reasonOf({ name, $metadata }: Failure): string {
  const status = $metadata?.httpStatusCode
  if (status === 404) return 'does not exist at S3_ENDPOINT or in S3_REGION'
  if (status === 403 || name === 'CredentialsProviderError')
    return 'may not be used: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the role of the machine'
  if (status === 301) return 'is in another region than S3_REGION'
  return `cannot be reached (${status ?? name})`
}
