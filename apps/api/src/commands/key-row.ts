import type { OperatorKey } from '@amparo/contract/operator-keys'

export function keyRow({ name, created_at, created_by, last_used_on, revoked_at, revoked_by }: OperatorKey): string {
  return [
    name,
    revoked_at ? `revoked ${revoked_at} by ${revoked_by}` : 'valid',
    `made ${created_at} by ${created_by}`,
    last_used_on ? `used ${last_used_on}` : 'never used',
  ].join('  ')
}
