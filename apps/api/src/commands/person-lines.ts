import type { PersonSummary, PrivacyCounts } from '@amparo/contract/privacy'

/** What is stored about a person, and what erasing does with it. */
export function personLines({ claims, policies, letters, keeps_messages }: PersonSummary): string[] {
  const done = (erased_at: string | null, otherwise: string) => (erased_at ? `erased ${erased_at}` : otherwise)
  const lines = [
    ...claims.map(({ claim_number, is_open, erased_at }) =>
      ['claim', claim_number ?? '-', done(erased_at, is_open ? 'open: erasing closes it' : 'ended')].join('  '),
    ),
    ...policies.map(({ id, number, is_in_use, erased_at }) =>
      ['policy', number ?? `quote ${id}`, done(erased_at, is_in_use ? 'in use: cancel it first' : 'ended')].join('  '),
    ),
    ...letters.map(({ ticket, erased_at }) => ['letter', ticket, done(erased_at, 'stored')].join('  ')),
    ...(keeps_messages ? ['messages and sessions stay: their address has a policy in use'] : []),
  ]
  return lines.length > 0 ? lines : ['no claim, policy or letter; messages and sessions of the address, if any']
}

export const isInUse = ({ policies }: PersonSummary) => policies.some(({ is_in_use }) => is_in_use)

/** What was erased, and what stays and why. */
export function erasedLines(erased: PrivacyCounts): string[] {
  const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`)
  return [
    `erased: ${counts.join(', ')}`,
    'stays: numbers, dates, statuses and amounts of claims, policies and letters, the ledger of charges and refunds, which the law',
    'requires, and the history with this erasure in it. None of it has a name, an address, an answer or a file.',
  ]
}
