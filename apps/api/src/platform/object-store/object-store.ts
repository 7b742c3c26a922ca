import type { Readable } from 'node:stream'

/** What a browser needs to send one file to the store: a form with these fields, in any order, and the file last. */
export type PresignedPost = { url: string; fields: Record<string, string> }

export type UploadPermit = {
  key: string
  contentType: string
  /** Stored with the object; the form must have the same. Names in lower case. */
  metadata?: Record<string, string>
  maxBytes: number
  /** Defaults to one: an empty file is a mistake. */
  minBytes?: number
  expiresInSeconds: number
}

/** `etag` changes with the content, so that code that checks an object now and uses it later can compare. */
export type StoredObject = { key: string; content_type: string; size: number; etag: string }

/**
 * The port, in the shape of S3. A permit may be used more than once until it expires, and the newest content wins. Objects
 * are not SQL: do not call it inside a transaction.
 */
export type ObjectStore = {
  /** Whether so many more bytes can be stored now. */
  hasRoomFor(bytes: number): Promise<boolean>
  presignPost(permit: UploadPermit): Promise<PresignedPost>
  put(object: { key: string; contentType: string; content: Content }): Promise<StoredObject>
  /** Read `content` to its end or destroy it. */
  get(key: string): Promise<(StoredObject & { content: Readable }) | null>
  head(key: string): Promise<StoredObject | null>
  /** Does nothing for an object that does not exist. */
  remove(key: string): Promise<void>
  /** Objects whose key begins with `prefix`, in the order of their keys, those after `after` first. */
  list(page: { prefix: string; after?: string | undefined; most: number }): Promise<{ key: string; stored_at: Date }[]>
  /** Fails while the store cannot be used. */
  probe(): Promise<void>
  /** Removes what uploads left behind that were interrupted. Safe to run in several processes at once. */
  sweep(): Promise<void>
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>

const LONGEST_KEY = 512
const segment = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

/** Plain segments between slashes, without anything that has a meaning in a file system, an address or a policy. */
export function isKey(key: string): boolean {
  return key.length <= LONGEST_KEY && key.split('/').every((part) => segment.test(part))
}

export function assertKey(key: string) {
  if (!isKey(key))
    throw new Error('object store: a key is segments of letters, digits, "_", "-" and "." between slashes')
}
