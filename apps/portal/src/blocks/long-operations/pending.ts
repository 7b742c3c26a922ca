import { hexOf } from '../../platform/hex-of.ts'
import { oneAtATime } from '../../session/drafts/one-at-a-time.ts'

/** What was sent and is still being worked on. The id is a capability, so it is kept where answers are kept. */
export type Pending = { longOpId: string; fingerprint: string }

/** Where it lies for one claim: in its draft, or in the session. */
export type PendingPlace = {
  /** For the turns that tabs take. */
  name: string
  read: () => Promise<Pending | null | undefined>
  write: (pending: Pending) => Promise<unknown>
}

type Submission = { place: PendingPlace; sent: unknown; post: () => Promise<{ long_op_id: string }> }
const inTurn = oneAtATime()

/** C-189: what was sent before with identical answers is asked for, not sent again; two presses and two tabs are one submit. */
export async function operationOf({ place, sent, post }: Submission): Promise<string> {
  const fingerprint = await fingerprintOf(sent)
  return inTurn(`submit ${place.name}`, async () => {
    const kept = await place.read()
    if (kept?.fingerprint === fingerprint) return kept.longOpId
    const { long_op_id: longOpId } = await post()
    await place.write({ longOpId, fingerprint })
    return longOpId
  })
}

/** The same for the same answers, in whatever order they are. */
export async function fingerprintOf(sent: unknown): Promise<string> {
  const text = JSON.stringify(sent, inOrder)
  // A page without TLS has no cryptography, and keeps its drafts in memory: the answers themselves may stand in.
  if (!crypto.subtle) return text
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexOf(new Uint8Array(digest))
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
