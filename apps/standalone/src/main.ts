import '../../../scripts/require-node.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Reuses code compiled at an earlier start, also without npm: it saves 0.15 s of processor time until the settings are read.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'))
await import('./start.ts')
