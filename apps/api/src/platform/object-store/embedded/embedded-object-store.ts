import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import type { DiskSpace } from '@amparo/service/limits/disk-space'
import type { Clock } from '../../clock.ts'
import { boundaryOf, openForm } from '../forms/multipart-form.ts'
import { createUploadSigner } from '../forms/upload-signer.ts'
import { assertKey, type ObjectStore, type StoredObject } from '../object-store.ts'
import { bindObjectFolder } from './bind-object-folder.ts'
import { listObjects } from './list-objects.ts'
import { openObjectFiles, type WrittenFile } from './object-files.ts'
import { receiveUpload } from './receive-upload.ts'
import { createOrphanSweep } from './sweep-orphans.ts'
import { createAdmission } from './upload-admission.ts'

type Options = {
  database: Database
  /** The data folder, which gets a folder `objects/`. Processes on one database share it. */
  folder: string
  /** The space in that folder, if somebody watches it. */
  disk?: Pick<DiskSpace, 'reserve'> | undefined
  /** For permits; 32 bytes in hex, the same in every replica. */
  secret: string
  /** Where browsers post to; a path alone means the page's own origin. */
  url: string
  clock: Clock
}
type Row = StoredObject & { file: string }

export type EmbeddedObjectStore = ObjectStore & {
  url: string
  /** Receives a browser's form; `status` is the one that the form asks for. Throws an S3Error with S3's answer. */
  receivePost(post: {
    body: AsyncIterable<Uint8Array>
    contentType: string
  }): Promise<StoredObject & { status: number }>
}

/** Objects in a folder, their names in the database, and uploads with a permit that is checked as S3 does. */
export async function openEmbeddedObjectStore({
  database,
  folder,
  disk,
  secret,
  url,
  clock,
}: Options): Promise<EmbeddedObjectStore> {
  const objects = join(folder, 'objects')
  const files = openObjectFiles(objects)
  await bindObjectFolder({ database, folder: objects, files })
  const signer = createUploadSigner({ secret, url, clock })
  const admission = createAdmission(disk)
  const sweep = createOrphanSweep({ database, files })
  await sweep()

  async function find(key: string): Promise<Row | null> {
    const [row] = await database.query<Row>('SELECT key, content_type, size, etag, file FROM objects WHERE key = $1', [
      key,
    ])
    return row ?? null
  }

  /** Of several uploads of one key at once, each finds the file of the one before it, so that none is left on the disk. */
  async function name(key: string, contentType: string, { file, size, etag }: WrittenFile): Promise<StoredObject> {
    const values = [key, file, contentType, size, etag, clock.now()]
    const replaced = await database.transaction(async (tx) => {
      const added = await tx.query(
        `INSERT INTO objects (key, file, content_type, size, etag, stored_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (key) DO NOTHING RETURNING key`,
        values,
      )
      if (added.length > 0) return []
      const earlier = await tx.query<{ file: string }>('SELECT file FROM objects WHERE key = $1 FOR UPDATE', [key])
      await tx.query(
        `INSERT INTO objects (key, file, content_type, size, etag, stored_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (key) DO UPDATE SET file = excluded.file, content_type = excluded.content_type,
           size = excluded.size, etag = excluded.etag, stored_at = excluded.stored_at`,
        values,
      )
      return earlier
    })
    for (const old of replaced) await files.remove(old.file)
    return { key, content_type: contentType, size, etag }
  }

  return {
    url,
    presignPost: async (permit) => signer.sign(permit),
    hasRoomFor: admission.hasRoomFor,
    sweep,

    async put({ key, contentType, content }) {
      assertKey(key)
      return name(key, contentType, await files.write(content))
    },

    async get(key) {
      for (let row = await find(key), earlier = ''; row && row.file !== earlier; row = await find(key)) {
        const { file, ...object } = row
        const content = await files.read(file)
        if (content) return { ...object, content }
        // The object was replaced after the row was read: read the new row. The same row again means that the file is lost.
        earlier = file
      }
      return null
    },

    async head(key) {
      const row = await find(key)
      if (!row) return null
      const { file: _, ...object } = row
      return object
    },

    list: (wanted) => listObjects(database, wanted),

    async probe() {
      await files.list()
    },

    async remove(key) {
      const removed = await database.query<{ file: string }>('DELETE FROM objects WHERE key = $1 RETURNING file', [key])
      for (const { file } of removed) await files.remove(file)
    },

    async receivePost({ body, contentType }) {
      const form = openForm(body, boundaryOf(contentType))
      const { fields, written } = await receiveUpload({ form, signer, files, admission })
      const object = await name(fields.get('key') ?? '', fields.get('content-type') ?? 'binary/octet-stream', written)
      const asked = fields.get('success_action_status')
      return { ...object, status: asked === '200' || asked === '201' ? Number(asked) : 204 }
    },
  }
}
