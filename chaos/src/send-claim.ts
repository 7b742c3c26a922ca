import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '@amparo/contract/call'
import { listClaimDocuments } from '@amparo/contract/claim-documents'
import type { Application } from '@amparo/contract/claim-forms'
import { getFileState, signFile } from '@amparo/contract/files'
import { getLongOperation } from '@amparo/contract/long-operations'
import { submitClaim } from '@amparo/contract/submission'
import { createToken } from '@amparo/contract/vault'
import { filledForm } from './filled-form.ts'
import type { Random } from './random.ts'
import { randomCardNumber } from './random-card-number.ts'
import { retry } from './retry.ts'
import type { Scene } from './scene.ts'

const today = new Date().toISOString().slice(0, 10)
const context = { language_code: 'en_US', today } as const
const BENEFIT = 'CDW'
const POLL_MS = 200
const CALL_TIMEOUT_MS = 60_000

/** What the servers confirmed to a person. All of it must be stored afterwards. */
export type Confirmed = {
  /** Stored in one of the claim's answers, so that the claim can be found even if everything else is lost. */
  mark: string
  files: { id: string; sha256: string }[]
  operation?: string
  claimNumber?: string
  /** What the person knows afterwards. */
  panToken?: string
  postalCode?: string
  application?: Application
}

/** Enters a card, sends a file and a claim, and waits for the claim number. Repeats every call that fails. */
export async function sendClaim(
  scene: Pick<Scene, 'origins' | 'vault'>,
  random: Random,
  confirmed: Confirmed,
): Promise<void> {
  // Each person has their own IP address, set as a proxy would, because what an address may send in a day is limited.
  const headers = { 'x-forwarded-for': ['10', ...[1, 2, 3].map(() => random.between(1, 254))].join('.') }
  const at = () => ({ origin: random.one(scene.origins), headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  const token = () =>
    call(
      createToken,
      { body: { card_number: randomCardNumber(random) } },
      { origin: scene.vault, headers: { origin: scene.vault }, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) },
    )
  const { pan_token } = await retry(token)
  const query = { ...context, pan_token }

  const filled = await filledForm({ benefit: BENEFIT, card: query, at, attempt: retry })
  const documentsQuery = { ...query, benefit_code: BENEFIT, country: 'USA' }
  const { documents } = await retry(() => call(listClaimDocuments, { query: documentsQuery }, at()))
  const details = { ...filled.cardholder_details, cardholder_city: confirmed.mark }
  const application = { ...filled, cardholder_details: details }
  Object.assign(confirmed, {
    panToken: pan_token,
    postalCode: String(filled.cardholder_details?.cardholder_postal_code),
    application,
  })

  const content = Buffer.from(`The receipt of ${confirmed.mark}\n${'x'.repeat(random.between(0, 40_000))}`)
  const file_approval_id = await sendFile(content, { confirmed, at, token: pan_token })

  const body = {
    ...query,
    benefit_code: BENEFIT,
    application,
    documents: [{ document_id: documents[0]?.id ?? '', file_approval_id }],
  }
  const submit = () => retry(() => call(submitClaim, { body }, at()))
  // Some people click twice or have two tabs open.
  const ids = await Promise.all(random.number() < 0.3 ? [submit(), submit()] : [submit()])
  confirmed.operation = ids[0]?.long_op_id as string
  if (ids.some(({ long_op_id }) => long_op_id !== confirmed.operation)) throw new Error('one claim has two operations')

  for (;;) {
    const id = confirmed.operation
    const { done, result } = await retry(() => call(getLongOperation, { params: { id } }, at()))
    if (result?.response.error) throw new Error(`a claim failed with ${result.response.error.code}`)
    if (done) {
      confirmed.claimNumber = result?.response.claim_number as string
      return
    }
    await pause(POLL_MS)
  }
}

type At = () => { origin: string; headers: Record<string, string>; signal: AbortSignal }

/** Sends a file until it is approved. It may get lost before that, but never after. */
async function sendFile(
  content: Buffer,
  { confirmed, at, token }: { confirmed: Confirmed; at: At; token: string },
): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const described = { content_type: 'text/plain', file_hash: sha256, file_size: content.length }
  const body = { ...described, file_name: 'receipt.txt', space: 'chaos' }
  const signed = () => {
    const to = at()
    return call(signFile, { body }, { ...to, headers: { ...to.headers, authorization: `Bearer ${token}` } })
  }
  for (;;) {
    const { file_approval_id, s3_request } = await retry(signed)
    const link = at()
    const form = new FormData()
    for (const [name, value] of Object.entries(s3_request.fields)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(content)]), 'receipt.txt')
    const sent = await fetch(new URL(s3_request.url, link.origin), {
      method: 'POST',
      headers: link.headers,
      body: form,
      signal: link.signal,
    }).catch(() => null)
    if (!sent?.ok) continue
    const reason = await decisionOn(file_approval_id, at)
    if (reason === null) {
      confirmed.files.push({ id: file_approval_id, sha256 })
      return file_approval_id
    }
    // A server whose clock is hours ahead may give a permit up before its file arrives. The page then asks the person to send it again.
    if (reason !== 'never_arrived') throw new Error(`a good file was refused: ${reason}`)
  }
}

/** Null for a file that is approved, otherwise why it is refused. */
async function decisionOn(fileApprovalId: string, at: At): Promise<string | null> {
  for (;;) {
    const { state, reason } = await retry(() => call(getFileState, { params: { fileApprovalId } }, at()))
    if (state === 'approved' || state === 'refused') return reason
    await pause(POLL_MS)
  }
}
