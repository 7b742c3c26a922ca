import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { redact } from '../secrets/redact.ts'
import { Refused } from './refused.ts'

/** `begun`, then `done`, the code of a refusal, or `failed`. */
export type AuditEntry = { author: string; action: string; target: string; outcome: string; request_id: string }
export type Audit = (entry: AuditEntry) => Promise<void>

const LONGEST_TARGET = 100

type Audited = {
  audit: Audit
  endpoint: Endpoint
  request: FastifyRequest
  author: string
  checked: { params: unknown; body: unknown }
}

/** Records an operator's call before it does anything, so that nothing happens unrecorded, and how it ended. */
export async function audited<Result>(work: () => Promise<Result>, { audit, ...call }: Audited): Promise<Result> {
  const { endpoint, request, author } = call
  const entry = {
    author,
    action: `${endpoint.method} ${endpoint.path}`,
    target: targetOf(call),
    request_id: request.id,
  }
  // The work is done by now: the first entry says who did it, and losing the outcome is not a reason to fail.
  const end = (outcome: string) =>
    audit({ ...entry, outcome }).catch((error) => request.log.error({ err: error }, 'the outcome was not audited'))

  await audit({ ...entry, outcome: 'begun' })
  try {
    const result = await work()
    await end('done')
    return result
  } catch (error) {
    await end(error instanceof Refused ? error.code : 'failed')
    throw error
  }
}

/** What the path names. Some parameters are free texts, and somebody may put anything there. */
function targetOf({ endpoint, checked }: Pick<Audited, 'endpoint' | 'checked'>): string {
  const target = endpoint.auditTarget?.(checked.body as never) ?? Object.values(checked.params ?? {}).join(' ')
  return redact(target.slice(0, LONGEST_TARGET).replace(/[^\x20-\x7e]/g, '?'))
}
