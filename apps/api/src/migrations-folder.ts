import { join } from 'node:path'

/** Apart from the services, so that a database can be opened before they are read. */
export const migrations = join(import.meta.dirname, '../migrations')
