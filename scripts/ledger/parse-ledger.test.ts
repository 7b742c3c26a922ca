import { expect, it } from 'vitest'
import { parseLedger } from './parse-ledger.ts'

it('reads ids, areas and open points', () => {
  const markdown = [
    '# Ledger',
    'About **P-999**.',
    '## Shell & layout',
    '',
    '- **P-001** (§2.5) The logo.',
    '## Open points',
    '- **P-X58** Languages.',
    '- no id',
  ].join('\n')

  expect(parseLedger(markdown)).toEqual([
    { id: 'P-001', area: 'Shell & layout', text: '(§2.5) The logo.' },
    { id: 'P-X58', area: 'Open points', text: 'Languages.' },
  ])
})
