import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { assertKey, type Content, type ObjectStore, type StoredObject } from '../object-store.ts'
import { s3ClientAt } from './s3-client.ts'
import type { S3Settings } from './s3-settings.ts'

export type S3ObjectStore = ObjectStore & { close(): void }

/** Objects in a bucket of S3 or a server that speaks its protocol. Browsers send files to it directly, with a permit that the store itself checks. */
export function createS3ObjectStore(settings: S3Settings, timing: { requestMs?: number } = {}): S3ObjectStore {
  const { bucket: Bucket, encryption, endpoint, publicEndpoint } = settings
  const s3 = s3ClientAt(endpoint, settings, timing)
  const forBrowsers = publicEndpoint ? s3ClientAt(publicEndpoint, settings, timing) : s3
  const encrypted = encryption === 'none' ? {} : { ServerSideEncryption: encryption }
  const described = (Key: string) => ({ Bucket, Key })

  return {
    // A bucket has no end; what one person may send is limited by quotas in the database.
    hasRoomFor: async () => true,
    // Neither a form nor a PUT leaves a part of an object behind.
    sweep: async () => {},

    async presignPost({ key, contentType, metadata = {}, maxBytes, minBytes = 1, expiresInSeconds }) {
      assertKey(key)
      const named = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])
      return createPresignedPost(forBrowsers, {
        Bucket,
        Key: key,
        Fields: {
          'Content-Type': contentType,
          ...Object.fromEntries(named),
          ...(encryption !== 'none' && { 'x-amz-server-side-encryption': encryption }),
          success_action_status: '201',
        },
        Conditions: [['content-length-range', minBytes, maxBytes]],
        Expires: expiresInSeconds,
      })
    },

    async put({ key, contentType, content }) {
      assertKey(key)
      const Body = await whole(content)
      const { ETag = '' } = await s3.send(
        new PutObjectCommand({ ...described(key), ...encrypted, Body, ContentType: contentType }),
      )
      return { key, content_type: contentType, size: Body.length, etag: ETag }
    },

    async get(key) {
      const found = await unlessMissing(s3.send(new GetObjectCommand(described(key))))
      // On Node.js the body is a stream of Node.js.
      return found && { ...stored(key, found), content: found.Body as Readable }
    },

    async head(key) {
      const found = await unlessMissing(s3.send(new HeadObjectCommand(described(key))))
      return found && stored(key, found)
    },

    async remove(key) {
      await s3.send(new DeleteObjectCommand(described(key)))
    },

    async list({ prefix, after, most }) {
      const page = { Bucket, Prefix: prefix, MaxKeys: most, ...(after && { Marker: after }) }
      const { Contents = [] } = await s3.send(new ListObjectsCommand(page))
      return Contents.flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ key: Key, stored_at: LastModified }] : [],
      )
    },

    async probe() {
      await s3.send(new HeadBucketCommand({ Bucket }))
    },

    close() {
      s3.destroy()
      forBrowsers.destroy()
    },
  }
}

type Described = { ContentType?: string | undefined; ContentLength?: number | undefined; ETag?: string | undefined }

function stored(key: string, { ContentType, ContentLength, ETag }: Described): StoredObject {
  return { key, content_type: ContentType ?? 'binary/octet-stream', size: ContentLength ?? 0, etag: ETag ?? '' }
}

/** Null for an object that is not there. A bucket that is not there is a failure. */
async function unlessMissing<Found>(asking: Promise<Found>): Promise<Found | null> {
  try {
    return await asking
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null
    throw error
  }
}

/** A PUT needs its length first. Files are in memory anyway when they are stored, since they have just been checked. */
async function whole(content: Content): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
