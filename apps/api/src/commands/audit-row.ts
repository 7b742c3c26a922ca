import type { AuditedAction } from '@amparo/contract/audit-log'

export function auditRow({
  position,
  happened_at,
  author,
  action,
  target,
  outcome,
  request_id,
}: AuditedAction): string {
  return [position, happened_at, author, action, target || '-', outcome, request_id].join('  ')
}
