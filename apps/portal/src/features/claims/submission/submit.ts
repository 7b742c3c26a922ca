import { CallFailed } from '@amparo/contract/call'
import { submitClaim } from '@amparo/contract/submission'
import { operationOf } from '../../../blocks/long-operations/pending.ts'
import { pollOperation } from '../../../blocks/long-operations/poll-operation.ts'
import { pageKeysOf, requestIdOf } from '../../../platform/error-reporter.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ClaimDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import { inTime } from '../../../session/in-time.ts'
import type { Claim } from '../read-claim.ts'
import { whatIsSent } from './what-is-sent.ts'

/** What stays on the page until it is dealt with. */
export type Trouble =
  | { kind: 'stopped' }
  | { kind: 'failed'; requestId: string | null }
  | { kind: 'missing'; pages: readonly string[]; requestId: string | null }
  | { kind: 'files'; names: readonly string[] }
/** `gone`: another tab has deleted the claim. `refusal`: the card cannot be claimed with. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'duplicate' }
  | { kind: 'phone' }
  | { kind: 'refusal'; code: string }
  | Trouble

type Parts = {
  platform: Platform
  drafts: ClaimDrafts
  claim: Claim
  /** C-200 to C-204. */
  bearer: string | undefined
  signal: AbortSignal
  /** What was sent before was not known to the server: that happens once. */
  isAnew?: boolean
}

const refusals = ['unable_to_verify_card', 'card_benefit_not_applicable', 'multiple_product_codes']

/** C-185: sends what the draft holds now, unless it has been sent [C-189], and waits for its number. */
export async function submit(parts: Parts): Promise<Outcome> {
  const { platform, drafts, claim, signal } = parts
  const { localId } = claim.draft
  const draft = await drafts.get(localId)
  if (!draft) return { kind: 'gone' }
  if (draft.claimNumber) return { kind: 'sent' }
  const place = {
    name: localId,
    read: async () => (await drafts.get(localId))?.pending,
    write: (pending: Draft['pending']) => drafts.update(localId, (kept) => ({ ...kept, pending })),
  }
  const forget = () => place.write(undefined)

  try {
    const longOpId = await operationOf({ place, sent: whatIsSent(draft), post: () => post(parts, draft) })
    const result = await pollOperation(platform, longOpId, { signal })
    // C-X05: what is still under way is kept.
    if ('stopped' in result) return { kind: 'stopped' }
    if ('claimNumber' in result) {
      await drafts.update(localId, (kept) => finished(kept, result.claimNumber, longOpId))
      return { kind: 'sent' }
    }
    await forget()
    // Nobody knows it any more: what was never finished is sent anew.
    if (result.error.code === 'unknown_operation' && !parts.isAnew) return await submit({ ...parts, isAnew: true })
    return failed(platform, result.error)
  } catch (error) {
    signal.throwIfAborted()
    return refused(parts, draft, error)
  }
}

/** C-553, C-554. */
function post({ platform, claim: { form }, bearer }: Parts, draft: Draft) {
  const { phoneVerificationToken } = draft
  const sending = platform.api(
    submitClaim,
    {
      body: {
        ...whatIsSent(draft),
        pan_token: form.panToken,
        language_code: form.locale,
        today: form.today,
        ...(phoneVerificationToken && { phone_verification_token: phoneVerificationToken }),
      },
    },
    { bearer },
  )
  // It goes on when the person leaves: what was sent is then known when they come back.
  return inTime(sending)
}

/** C-186, C-187. */
function finished(draft: Draft, claimNumber: string, receiptId: string): Draft {
  return { ...draft, claimNumber, receiptId, pending: undefined }
}

/** Of the operation itself [C-197]. */
function failed({ report }: Platform, { code, fields }: { code: string; fields: object }): Outcome {
  const error = new CallFailed({ code, status: 200, requestId: null })
  const pages = Object.keys(fields)
  if (code === 'duplicate_claim') report('DUPLICATE_CLAIM_API_ERROR', error)
  else report('CLAIM_SUBMIT_API_ERROR', error)
  if (code === 'duplicate_claim') return { kind: 'duplicate' }
  return pages.length > 0 ? { kind: 'missing', pages, requestId: null } : { kind: 'failed', requestId: null }
}

/** Of the call [C-590, C-591]. */
async function refused({ platform, drafts, claim }: Parts, draft: Draft, error: unknown): Promise<Outcome> {
  const requestId = requestIdOf(error)
  const { code, problems } = error instanceof CallFailed ? error : { code: '', problems: [] }
  const isMissing = code === 'missing_fields'
  platform.report(isMissing ? 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR' : 'CLAIM_SUBMIT_API_ERROR', error)
  if (isMissing) return { kind: 'missing', pages: pageKeysOf(error as CallFailed) ?? [], requestId }
  if (code === 'phone_not_verified') return { kind: 'phone' }
  if (refusals.includes(code)) return { kind: 'refusal', code }
  if (code !== 'document_not_approved') return { kind: 'failed', requestId }

  // C-X70: a file that is not approved is not there; it is taken out, so that it can be added again.
  const { documents } = whatIsSent(draft)
  const lost = problems.map(({ path }) => documents[Number(path.split('.')[1])]?.file_approval_id)
  const isLost = ({ file_approval_id }: Draft['documents'][number]) => lost.includes(file_approval_id ?? '')
  await drafts.update(claim.draft.localId, (kept) => ({
    ...kept,
    documents: kept.documents.filter((one) => !isLost(one)),
  }))
  return { kind: 'files', names: draft.documents.filter(isLost).map(({ name }) => name) }
}
