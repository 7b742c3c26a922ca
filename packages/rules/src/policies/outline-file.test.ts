import { expect, it } from 'vitest'
import { outlineFile } from './outline-file.ts'

it.each<[string | null, string[], string, string]>([
  ['OH', ['ADD'], 'OH-ADD.pdf', 'M-311'],
  ['OH', ['ADD', 'AME'], 'OH-AME.pdf', 'M-311'],
  ['CA', ['ADD', 'CI'], 'CA-CI.pdf', 'M-X35'],
  ['CA', ['ADD', 'CI', 'AME'], 'CA-ALL.pdf', 'M-X35'],
  ['NY', ['ADD'], 'individual-accident-policy.pdf', 'M-187'],
  [null, ['ADD', 'AME'], 'individual-accident-policy.pdf', 'M-187'],
])('is for %s with %j the file %s [%s]', (state, ids, file) => expect(outlineFile(state, ids)).toBe(file))
