// Read before the first TypeScript file, hence plain JavaScript: what was compiled at the last start is taken from there at
// this one. It saves about a third of the time, and the reading of Node's own TypeScript reader on top.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache?.(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))
