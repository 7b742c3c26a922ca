import { CallFailed } from '@amparo/contract/call'
import { operationOf } from '../../../blocks/long-operations/pending.ts'
import { pollOperation } from '../../../blocks/long-operations/poll-operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { submitClaim } from '../../../queries/submit-claim.ts'
import type { ClaimDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import type { Claim } from '../read-claim.ts'
import { sentElsewhere } from './sent-elsewhere.ts'
import { whatIsSent } from './what-is-sent.ts'

type Submission = {
  platform: Platform
  drafts: ClaimDrafts
  claim: Claim
  /** The token of the person's session, for the products and regions that send it (C-200 to C-204). */
  bearer: string | undefined
  /** Stops waiting for the claim number. */
  signal: AbortSignal
  /** The server did not know the operation, so the claim was sent again. That happens only once. */
  isResent?: boolean
}

/** `gone`: another tab has deleted the draft. `stopped`: the claim number takes too long; what was sent is still pending (C-X05). */
export type Submitted = 'sent' | 'gone' | 'stopped'

/** Sends the draft as it is now, unless that is already pending (C-189), and waits for the claim number (C-185). */
export async function submit(submission: Submission): Promise<Submitted> {
  const { platform, drafts, claim, signal } = submission
  const { localId } = claim.draft
  const draft = await drafts.get(localId)
  if (!draft) return 'gone'
  if (draft.claimNumber) return 'sent'
  const place = {
    name: localId,
    read: async () => (await drafts.get(localId))?.pending,
    write: (pending: Draft['pending']) => drafts.update(localId, (stored) => ({ ...stored, pending })),
  }

  const sending = operationOf({ place, sent: whatIsSent(draft, claim), post: () => post(submission, draft) })
  const longOpId = await sending.catch((error) => sentElsewhere(error, submission))
  if (longOpId === null) return 'sent'
  const result = await pollOperation(platform, longOpId, { signal })
  if ('stopped' in result) return 'stopped'
  if ('claimNumber' in result) {
    // From now on the draft has a number and a receipt (C-186, C-187).
    const { claimNumber, isMailed } = result
    const sent = { claimNumber, isMailed, receiptId: longOpId, pending: undefined }
    await drafts.update(localId, (stored) => ({ ...stored, ...sent }))
    return 'sent'
  }
  await place.write(undefined)
  if (result.error.code === 'unknown_operation' && !submission.isResent) {
    return submit({ ...submission, isResent: true })
  }
  throw result.error
}

/** Without a signal: it finishes even if the person leaves, and the draft then knows that it was sent. */
async function post({ platform, drafts, claim, bearer, signal }: Submission, draft: Draft) {
  const { form } = claim
  const { phoneVerificationToken } = draft
  const body = {
    ...whatIsSent(draft, claim),
    pan_token: form.panToken,
    language_code: form.locale,
    today: form.today,
    ...(draft.transfer && { draft_id: draft.transfer.draftId }),
    ...(phoneVerificationToken && { phone_verification_token: phoneVerificationToken }),
  }
  try {
    return await submitClaim(platform, body, { bearer })
  } catch (error) {
    const areFilesRefused = error instanceof CallFailed && error.code === 'document_not_approved'
    if (!areFilesRefused || signal.aborted) throw error
    throw new FilesNotApproved(error, await removeFiles(error, { drafts, claim, draft }))
  }
}

/** Files that the server has not approved were taken out of the draft. */
export class FilesNotApproved extends CallFailed {
  names: readonly string[]

  constructor(refusal: CallFailed, names: readonly string[]) {
    super(refusal)
    this.names = names
  }
}

/** Takes the files that a refusal is about out of the draft, so that they can be added again (C-X70). Returns their names. */
async function removeFiles(
  { problems }: CallFailed,
  { drafts, claim, draft }: Pick<Submission, 'drafts' | 'claim'> & { draft: Draft },
): Promise<string[]> {
  const { documents } = whatIsSent(draft, claim)
  const refused = problems.map(({ path }) => documents[Number(path.split('.')[1])]?.file_approval_id)
  const isRefused = ({ file_approval_id }: Draft['documents'][number]) => refused.includes(file_approval_id ?? '')
  await drafts.update(draft.localId, (stored) => ({
    ...stored,
    documents: stored.documents.filter((one) => !isRefused(one)),
  }))
  return draft.documents.filter(isRefused).map(({ name }) => name)
}
