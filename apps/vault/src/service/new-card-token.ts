import type { NewToken } from './card-repository.ts'
import { newPanToken } from './opaque-token.ts'

const HOUR_MS = 60 * 60 * 1000

export function newCardToken(digits: string, { hours, now }: { hours: number; now: Date }): NewToken {
  return { token: newPanToken(), digits, now, expiresAt: new Date(now.getTime() + hours * HOUR_MS) }
}
