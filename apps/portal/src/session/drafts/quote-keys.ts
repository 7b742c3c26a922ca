import { getQuoteDraftKey } from '@amparo/contract/quotes'
import type { AppPart } from '../app-parts.ts'
import { type DraftKeys, draftKeys } from './draft-keys.ts'

/** The id of the draft of a form that began empty. */
export const NEW_QUOTE = 'new'

/**
 * The halves of quotes: somebody who may see a quote gets its half, as a guest and after signing in. A form that began empty belongs to nobody
 * yet, so it has only this browser's half, and the page says so.
 */
export const quoteKeys: AppPart<DraftKeys> = ({ platform, user }) =>
  draftKeys(
    (id) => id,
    async (id) => platform.api(getQuoteDraftKey, { params: { id } }, { bearer: user.get()?.token }),
    new Map([[NEW_QUOTE, { key_id: '', key_half: '' }]]),
  )
