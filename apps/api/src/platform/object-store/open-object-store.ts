import type { Database } from '@amparo/database/database'
import type { DiskSpace } from '@amparo/service/limits/disk-space'
import type { Clock } from '../clock.ts'
import { openEmbeddedObjectStore } from './embedded/embedded-object-store.ts'
import type { S3Settings } from './s3/s3-settings.ts'

type Options = {
  s3?: S3Settings | undefined
  takesOver?: boolean | undefined
  database: Database
  clock: Clock
  folder: string
  disk?: Pick<DiskSpace, 'reserve'>
  uploadSecret: string
  uploadOrigin: string
}

/** The bucket in the settings, or the embedded store. */
export async function openObjectStore({
  s3,
  takesOver,
  database,
  clock,
  folder,
  disk,
  uploadSecret: secret,
  uploadOrigin,
}: Options) {
  if (s3) {
    // Loaded only where it is used, as it would slow every start down.
    const { openS3ObjectStore } = await import('./s3/open-s3-object-store.ts')
    const objectStore = await openS3ObjectStore({ database, s3, takesOver })
    return { objectStore, embeddedStore: null, close: objectStore.close }
  }
  const store = await openEmbeddedObjectStore({ database, folder, disk, secret, url: `${uploadOrigin}/uploads`, clock })
  return { objectStore: store, embeddedStore: store, close: () => {} }
}
