import type { Database } from '@amparo/database/database'
import type { ServerProcess } from './server-process.ts'

/** A running product, and what of it may be killed. */
export type Scene = {
  /** Where calls go: any of these. */
  origins: readonly string[]
  vault: string
  victims: readonly ServerProcess[]
  /** Folder of the embedded object store. */
  objects: string
  /** Ends everything but the database, and opens that for a look at what is left. */
  rest: () => Promise<Database>
  stop: () => Promise<void>
}
