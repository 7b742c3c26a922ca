import { text } from 'node:stream/consumers'
import type { ObjectStore } from '../object-store.ts'

/** What is stored under a key, or null. */
export async function textOfObject(store: Pick<ObjectStore, 'get'>, key: string): Promise<string | null> {
  const object = await store.get(key)
  return object && text(object.content)
}
