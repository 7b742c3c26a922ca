import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const guide = join(import.meta.dirname, '../../docs/operating.md')
const row = /^\| `([A-Z][A-Z0-9_]+)` \| ([^|]+) \| ([^|]*) \| ([^|]{10,}) \|$/gm

/** The table of settings in docs/operating.md. */
export const settingsOfGuide = () =>
  [...readFileSync(guide, 'utf8').matchAll(row)].map(
    ([, name = '', process = '', byDefault = '', explanation = '']) => ({
      name,
      process,
      byDefault: byDefault.trim(),
      explanation,
    }),
  )
