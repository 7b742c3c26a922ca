import { createHmac, hash } from 'node:crypto'

/**
 * The id that a browser holds is a capability. Identical submits have to get the same one though only its hash is stored: so it is made
 * from the row's own random id with a key that the database does not hold.
 */
export function createOperationIds(key: string) {
  return {
    of: (row: string) => `lo_${createHmac('sha256', key).update(`long operation ${row}`).digest('base64url')}`,
  }
}

export function operationHash(id: string): string {
  return hash('sha256', id, 'hex')
}
