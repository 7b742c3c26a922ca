import type { SecretStatus } from '@amparo/contract/keys'

export function secretRow({ name, key_id, previous_key_ids, left }: SecretStatus): string {
  const previous = previous_key_ids.length > 0 ? `previous ${previous_key_ids.join(', ')}` : 'no previous key'
  return [name, `key ${key_id}`, previous, `${left} values of other keys`].join('  ')
}
