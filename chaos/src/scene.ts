import type { Database } from '@amparo/database/database'
import type { ServerProcess } from './server-process.ts'

/** A running product, and which of its processes may be killed. */
export type Scene = {
  /** Where calls go: any of these. */
  origins: readonly string[]
  vault: string
  victims: readonly ServerProcess[]
  /** Folder of the embedded object store. */
  objects: string
  /** Stops everything but the database, and opens it. */
  rest: () => Promise<Database>
  stop: () => Promise<void>
}
