import { hexOf } from '../../platform/hex-of.ts'
import { oneAtATime } from '../../session/drafts/one-at-a-time.ts'

/** A long operation that is not finished. Whoever has its id can read its result, so it is stored with the answers. */
export type Pending = { longOpId: string; fingerprint: string }

/** Where the pending operation of one claim is stored: in its draft, or in the session. */
export type PendingPlace = {
  /** The name of the lock that tabs share. */
  name: string
  read: () => Promise<Pending | null | undefined>
  write: (pending: Pending) => Promise<unknown>
}

type Submission = { place: PendingPlace; sent: unknown; post: () => Promise<{ long_op_id: string }> }
const inTurn = oneAtATime()

/**
 * The id of the long operation for `sent`. Posts only if the same answers are not pending already, so that two presses or
 * two tabs make one submission (C-189).
 */
export async function operationOf({ place, sent, post }: Submission): Promise<string> {
  const fingerprint = await fingerprintOf(sent)
  return inTurn(`submit ${place.name}`, async () => {
    const pending = await place.read()
    if (pending?.fingerprint === fingerprint) return pending.longOpId
    const { long_op_id: longOpId } = await post()
    await place.write({ longOpId, fingerprint })
    return longOpId
  })
}

/** The same for the same answers, whatever the order of their keys. */
export async function fingerprintOf(sent: unknown): Promise<string> {
  const text = JSON.stringify(sent, sortKeys)
  // Without TLS there is no `crypto.subtle`, and drafts stay in memory: the answers can be their own fingerprint.
  if (!crypto.subtle) return text
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexOf(new Uint8Array(digest))
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
