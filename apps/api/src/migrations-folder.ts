import { join } from 'node:path'

/** In its own file, so that a database can be opened before the rest of the API is loaded. */
export const migrations = join(import.meta.dirname, '../migrations')
