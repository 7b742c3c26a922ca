// Loaded before the first TypeScript file, hence plain JavaScript: reuses what the last start compiled, which saves about a third of the start time.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache?.(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))
