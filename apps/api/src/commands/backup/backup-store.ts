import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { BadSettings } from '@amparo/service/settings/settings'
import { systemClock } from '../../platform/clock.ts'
import { openObjectStore } from '../../platform/object-store/open-object-store.ts'
import { hasContent, moveAside } from './backup-places.ts'
import type { BackupSettings } from './backup-settings.ts'
import type { RestoreStore } from './restore-backup.ts'

/** The store of the API's files that the settings select: a bucket, or the folder in AMPARO_DATA. */
export function backupStore({ s3, AMPARO_DATA: folder, isProduction }: BackupSettings): RestoreStore {
  // Otherwise the backup would be complete but for every file.
  if (isProduction && !s3) throw new BadSettings('S3_BUCKET is missing: with NODE_ENV=production it has to be given')
  const objects = join(folder, 'objects')

  return {
    name: s3 ? `the bucket ${s3.bucket}` : objects,
    async isEmpty() {
      if (!s3) return !hasContent(objects)
      const { isBucketEmpty } = await import('../../platform/object-store/s3/open-s3-object-store.ts')
      return isBucketEmpty(s3)
    },
    // Objects of a bucket stay: those of the backup replace them, and the sweep removes what no restored file names.
    clear: async () => (s3 ? undefined : moveAside(objects)),
    async open(database: Database, { takesOver } = {}) {
      const { objectStore, close } = await openObjectStore({
        s3,
        takesOver,
        database,
        folder,
        clock: systemClock,
        // Only needed to sign upload permits, which a backup never issues.
        uploadSecret: '',
        uploadOrigin: '',
      })
      return { get: objectStore.get, put: objectStore.put, close }
    },
  }
}
