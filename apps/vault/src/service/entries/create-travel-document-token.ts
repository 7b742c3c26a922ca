import { createTravelDocumentToken } from '@amparo/contract/vault'
import { newTravelDocumentToken } from '../opaque-token.ts'
import { implement } from '../services.ts'

const LIFE_MS = 5 * 60 * 1000

export const createTravelDocumentTokenRoute = implement(
  createTravelDocumentToken,
  async ({ body, refuse }, { travelTokens, now }) => {
    const token = newTravelDocumentToken()
    const issued = now()
    const isKept = await travelTokens.keep({
      token,
      panToken: body.pan_token,
      now: issued,
      expiresAt: new Date(issued.getTime() + LIFE_MS),
    })
    return isKept ? { token } : refuse('unknown_token')
  },
)
