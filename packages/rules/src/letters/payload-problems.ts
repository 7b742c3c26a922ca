import type { LetterChecks } from './field-checks.ts'
import type { LetterKind } from './letter-kinds.ts'
import { formOfPayload, type SentForms, wireName } from './letter-payload.ts'
import { letterProblems } from './letter-problems.ts'

/** The problems of a letter form that was sent, with the field names used on the wire. */
export function payloadProblems<K extends LetterKind>(kind: K, sent: SentForms[K], checks: LetterChecks) {
  const problems = Object.entries<{ code: string } | undefined>(letterProblems(kind, formOfPayload(kind, sent), checks))
  return problems.map(([field, problem]) => ({ path: wireName(field), code: problem?.code ?? '' }))
}
