import { randomInt } from 'node:crypto'

/** An IP address of one's own, so that what one story does wrong locks out no other. */
export function randomAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
}
