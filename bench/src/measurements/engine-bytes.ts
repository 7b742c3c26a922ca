import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Figure } from '../figures/measurement.ts'

const KIB = 1024
const GOAL = 15 * KIB
const source = join(import.meta.dirname, '../../../packages/form-engine/src')
const entry = 'every-file-of-the-engine'

/** Bundles every file of the form engine with the rules it uses, without the libraries that load on demand. */
export async function measure(): Promise<Figure[]> {
  const bytes = gzipSync(await bundled(), { level: 9 }).length

  return [
    {
      name: 'form engine, own code gzip',
      figure: `${(bytes / KIB).toFixed(1)} KiB`,
      goal: `≤ ${(GOAL / KIB).toFixed(1)} KiB`,
      met: bytes <= GOAL,
      note: `${bytes} bytes, everything in one file, more than any page loads`,
    },
  ]
}

async function bundled(): Promise<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isOwnCode)
  const code = files.map((file, at) => `export * as part${at} from ${JSON.stringify(join(source, file))}`).join('\n')
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'engine', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        // Keeps all exports, although nothing imports them here.
        preserveEntrySignatures: 'strict',
        external: [/^liquidjs/, /^libphonenumber-js/, /^zod/],
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk')
  return chunks.map(({ code: text }) => text).join('\n')
}

function isOwnCode(file: string): boolean {
  return file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file)
}
