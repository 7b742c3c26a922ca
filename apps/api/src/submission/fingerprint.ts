import { hash } from 'node:crypto'
import type { Application } from '@amparo/contract/claim-forms'

type Sent = {
  card_id: string | null
  policy_id: string | null
  benefit_code: string
  application: Application
  /** Compared by content: the same file sent again is the same answer. */
  files: readonly { document_id: string; sha256: string }[]
}

/** The same for the same answers from the same card or policy, in any order. */
export function fingerprint({ card_id, policy_id, benefit_code, application, files }: Sent): string {
  const documents = new Set(files.map(({ document_id, sha256 }) => `${document_id} ${sha256}`))
  const from = policy_id === null ? { card_id } : { policy_id }
  const sent = { ...from, benefit_code, application, documents: [...documents].sort() }
  return hash('sha256', JSON.stringify(inOrder(sent)), 'hex')
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  // Without a prototype `__proto__` is a key like any other.
  const ordered: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(value).sort()) ordered[key] = inOrder((value as typeof ordered)[key])
  return ordered
}
