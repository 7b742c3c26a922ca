import type { Database } from '@amparo/database/database'
import type { ServerProcess } from './server-process.ts'

/** A running product, and the processes that may be killed. */
export type Scene = {
  /** A call can go to any of these. */
  origins: readonly string[]
  vault: string
  victims: readonly ServerProcess[]
  /** Folder of the embedded object store. */
  objects: string
  /** Stops the servers and opens their database. */
  stopAndOpenDatabase: () => Promise<Database>
  stop: () => Promise<void>
}
