import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import type { Clock } from '../clock.ts'
import { bindObjectFolder } from './bind-object-folder.ts'
import { boundaryOf, openForm } from './multipart-form.ts'
import { openObjectFiles, type WrittenFile } from './object-files.ts'
import { assertKey, type ObjectStore, type StoredObject } from './object-store.ts'
import { receiveUpload } from './receive-upload.ts'
import { createUploadSigner } from './upload-signer.ts'

type Options = {
  database: Database
  /** The data folder, which gets a folder `objects/`. Processes on one database share it. */
  folder: string
  /** For permits; 32 bytes in hex, the same in every replica. */
  secret: string
  /** Where browsers post to; a path alone means the page's own origin. */
  url: string
  clock: Clock
}
type Row = StoredObject & { file: string }

const UNFINISHED_FOR_MS = 24 * 60 * 60 * 1000

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
  secret,
  url,
  clock,
}: Options): Promise<EmbeddedObjectStore> {
  const objects = join(folder, 'objects')
  const files = openObjectFiles(objects)
  await bindObjectFolder({ database, folder: objects, files })
  const signer = createUploadSigner({ secret, url, clock })
  await sweep()

  async function find(key: string): Promise<Row | null> {
    const [row] = await database.query<Row>('SELECT key, content_type, size, etag, file FROM objects WHERE key = $1', [
      key,
    ])
    return row ?? null
  }

  async function name(key: string, contentType: string, { file, size, etag }: WrittenFile): Promise<StoredObject> {
    const replaced = await database.transaction(async (tx) => {
      const earlier = await tx.query<{ file: string }>('SELECT file FROM objects WHERE key = $1 FOR UPDATE', [key])
      await tx.query(
        `INSERT INTO objects (key, file, content_type, size, etag, stored_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (key) DO UPDATE SET file = excluded.file, content_type = excluded.content_type,
           size = excluded.size, etag = excluded.etag, stored_at = excluded.stored_at`,
        [key, file, contentType, size, etag, clock.now()],
      )
      return earlier
    })
    for (const old of replaced) await files.remove(old.file)
    return { key, content_type: contentType, size, etag }
  }

  /** Removes files that a crash left without a row. Young files may be in use by another process. */
  async function sweep() {
    const old = await files.listOlderThan(new Date(Date.now() - UNFINISHED_FOR_MS))
    if (old.length === 0) return
    const named = new Set((await database.query<{ file: string }>('SELECT file FROM objects')).map(({ file }) => file))
    for (const file of old) if (!named.has(file)) await files.remove(file)
  }

  return {
    url,
    presignPost: async (permit) => signer.sign(permit),

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

    async remove(key) {
      const removed = await database.query<{ file: string }>('DELETE FROM objects WHERE key = $1 RETURNING file', [key])
      for (const { file } of removed) await files.remove(file)
    },

    async receivePost({ body, contentType }) {
      const form = openForm(body, boundaryOf(contentType))
      const { fields, written } = await receiveUpload({ form, signer, files })
      const object = await name(fields.get('key') ?? '', fields.get('content-type') ?? 'binary/octet-stream', written)
      const asked = fields.get('success_action_status')
      return { ...object, status: asked === '200' || asked === '201' ? Number(asked) : 204 }
    },
  }
}
