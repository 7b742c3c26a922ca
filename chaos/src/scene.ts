import type { Database } from '@amparo/database/database'

/** Something that can be taken away and brought back: a process, a connection, a folder, the right time. */
export type Victim = { kill: () => Promise<void>; start: () => Promise<void> }

/** A running product, and what can happen to it. */
export type Scene = {
  /** A call can go to any of these. */
  origins: readonly string[]
  vault: string
  victims: readonly Victim[]
  /** Folder of the embedded object store. */
  objects: string
  /** Stops the servers and opens their database. */
  stopAndOpenDatabase: () => Promise<Database>
  stop: () => Promise<void>
}
