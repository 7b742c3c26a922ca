import type { ClaimPage } from '@amparo/contract/claim-forms'
import type { ClaimStatus } from '@amparo/contract/claim-register'
import type { Database, Queryable } from '@amparo/database/database'
import type { ClaimMails } from '../claim-mails/create-claim-mails.ts'
import type { Files } from '../files/create-files.ts'
import type { NewOperation } from '../long-operations/create-long-operations.ts'
import type { Clock } from '../platform/clock.ts'
import type { SecretKeys } from '../platform/encrypted-details.ts'
import { addFiles, type ClaimFile, markReceived, removeFiles, requestDocuments } from './claim-documents-repository.ts'
import { addClaimEvents, type Change } from './claim-events-repository.ts'
import { reviewWhenComplete, revokeReceipt, setClaimStatus } from './claims-repository/change-claim.ts'
import { insertClaim } from './claims-repository/insert-claim.ts'
import { sealClaims } from './claims-repository/personal-answers.ts'
import type { ClaimedFrom, ReceivedClaim } from './claims-repository/received-claim.ts'
import { registerReceived } from './claims-repository/register-received.ts'
import { createClaimFinder } from './find-claims.ts'
import { insertFormVersion } from './form-versions-repository.ts'
import { personalClaims } from './personal-claims.ts'
import { createClaimReader } from './read-claims.ts'
import { createSealedAnswers } from './sealed-answers.ts'

export type { ClaimFile } from './claim-documents-repository.ts'
export type { ReceivedClaim } from './claims-repository/received-claim.ts'
export type { ClaimRow, ComparedClaim, DocumentRow } from './find-claims.ts'

type SentDocuments = Parameters<Files['sent']>[0]
type Refuse = (code: 'document_not_approved', details: { problems: { path: string; code: string }[] }) => never

type Parts = {
  database: Database
  files: Pick<Files, 'sent'>
  claimMails: Pick<ClaimMails, 'send'>
  clock: Clock
  /** For how many days a receipt can be opened. */
  receiptDays: number
  currencyOf?: Parameters<typeof createClaimReader>[1]['currencyOf']
  /** Encrypts sensitive answers. */
  secret: string | SecretKeys
  forms: Parameters<typeof createSealedAnswers>[0]['forms']
}

type Registration = NewOperation & { claimNumber: string; mostADay: number }

/** Each batch is one transaction, small enough not to hold up other requests. */
const SEALED_AT_ONCE = 200

export type ClaimRegister = ReturnType<typeof createClaimRegister>

/** All claims that were received, with documents and history. Every change leaves an event in the same transaction, and a new status a mail. */
export function createClaimRegister({
  database,
  files,
  claimMails,
  clock,
  receiptDays,
  currencyOf = () => undefined,
  ...sealing
}: Parts) {
  const answers = createSealedAnswers(sealing)
  const finder = createClaimFinder(database)
  const storedForms = new Set<string>()

  const inClaim = (claimNumber: string, change: (tx: Queryable, claimId: string) => Promise<boolean>) =>
    database.transaction(async (tx) => {
      const id = await finder.idOf(tx, claimNumber)
      return id !== null && change(tx, id)
    })

  return {
    ...finder,
    ...createClaimReader(database, { clock, receiptDays, currencyOf }),
    fingerprint: answers.fingerprint,
    personalData: personalClaims(database),

    /** Encrypts the sensitive answers of older claims, in batches. After an interruption, the next call continues where this one stopped. */
    async sealOlder() {
      while ((await database.transaction((tx) => sealClaims(tx, answers, SEALED_AT_ONCE))) === SEALED_AT_ONCE);
    },

    /** Returns the files sent for documents. Refuses any that is not approved or belongs to another claimant's claim. */
    async acceptFiles(documents: SentDocuments, { from, refuse }: { from: ClaimedFrom; refuse: Refuse }) {
      const sent = await files.sent(documents)
      if (sent.unapproved.length > 0) return refuse('document_not_approved', { problems: sent.unapproved })
      const ids = sent.files.map(({ file_id }) => file_id)
      const others = await finder.filesOfOthers(ids, from)
      const problems = ids.flatMap((id, place) =>
        others.has(id) ? [{ path: `documents.${place}`, code: 'not_approved' }] : [],
      )
      return problems.length > 0 ? refuse('document_not_approved', { problems }) : sent.files
    },

    /** Stores a form's questions before a claim refers to them; once in each process is enough, since they are never deleted. */
    async storeForm({ version, pages }: { version: string; pages: readonly ClaimPage[] }) {
      if (storedForms.has(version)) return
      await insertFormVersion(database, version, pages)
      storedForms.add(version)
    },

    /** Registers a claim with its files, and requests what is missing, unless it was received before or its card or policy has reached `mostADay`. */
    async register(
      tx: Queryable,
      { files, ...claim }: ReceivedClaim,
      { id, now, claimNumber, mostADay }: Registration,
    ) {
      const row = { ...claim, long_operation_id: id, claim_number: claimNumber, received_at: now }
      const insertion = await insertClaim(tx, row, { answers, mostADay })
      if (typeof insertion === 'string' || 'fullUntil' in insertion) return insertion
      const { registered } = insertion
      await addFiles(tx, registered.id, { files, operationId: null, now })
      await begin(tx, registered.id, { status: 'open', missing: claim.missing_documents, now, receivedAt: now })
      return { isMailed: await claimMails.send(tx, registered, 'open') }
    },

    /** Registers a claim that the version before only received. Null when the same loss was claimed before. */
    async registerOlder(tx: Queryable, operationId: string, { claimNumber, now }: { claimNumber: string; now: Date }) {
      const claim = await registerReceived(tx, operationId, claimNumber)
      const { id, status, missing_documents, received_at } = claim
      if (status === null) {
        await removeFiles(tx, id)
        return null
      }
      const missing = status === 'open' ? missing_documents : []
      await begin(tx, id, { status, missing, now, receivedAt: received_at })
      return { isMailed: await claimMails.send(tx, claim, status) }
    },

    /** These three return false if there is nothing to change. */
    setStatus: (claimNumber: string, { status, ...change }: { status: ClaimStatus } & Change) =>
      database.transaction(async (tx) => {
        const claim = await setClaimStatus(tx, claimNumber, status)
        if (!claim) return false
        await addClaimEvents(tx, claim.id, [{ kind: 'status', status, ...change }])
        if (status !== claim.before) await claimMails.send(tx, claim, status)
        return true
      }),

    /** False when it was revoked before, or there is no such claim. */
    revokeReceipt: (claimNumber: string, change: Change) =>
      database.transaction(async (tx) => {
        const id = await revokeReceipt(tx, claimNumber, change.now)
        if (id !== null) await addClaimEvents(tx, id, [{ kind: 'receipt_revoked', ...change }])
        return id !== null
      }),

    requestDocument: (claimNumber: string, { document_id, ...change }: { document_id: string } & Change) =>
      inClaim(claimNumber, async (tx, id) => {
        const document_ids = await requestDocuments(tx, id, [document_id], change.now)
        if (document_ids.length > 0)
          await addClaimEvents(tx, id, [{ kind: 'document_requested', document_ids, ...change }])
        return document_ids.length > 0
      }),

    receiveDocument: (claimNumber: string, { document_id, ...change }: { document_id: string } & Change) =>
      inClaim(claimNumber, (tx, id) => receiveDocument(tx, id, { document_id, ...change })),

    /** The same in a transaction of the caller's. */
    receiveDocumentOf: receiveDocument,

    addFiles: (tx: Queryable, claimId: string, sent: { files: readonly ClaimFile[]; operationId: string; now: Date }) =>
      addFiles(tx, claimId, sent),

    /** Notes that the cardholder sent files for documents, and moves a claim that waited for them to review. */
    async noteSent(
      tx: Queryable,
      claimId: string,
      { documentIds, now }: { documentIds: readonly string[]; now: Date },
    ) {
      const sent = documentIds.map((id) => ({ kind: 'document_sent', document_ids: [id] }) as const)
      await addClaimEvents(
        tx,
        claimId,
        sent.map((event) => ({ ...event, author: 'cardholder', now })),
      )
      const reviewed = await reviewWhenComplete(tx, claimId)
      if (!reviewed) return
      await addClaimEvents(tx, claimId, [{ kind: 'status', status: 'in_review', author: 'system', now }])
      await claimMails.send(tx, reviewed, 'in_review')
    },
  }
}

type Beginning = { status: 'open' | 'closed'; missing: readonly string[]; now: Date; receivedAt: Date }

/** A claim's first events, and the requests for documents that were due with it. */
async function begin(tx: Queryable, claimId: string, { status, missing, now, receivedAt }: Beginning) {
  const document_ids = await requestDocuments(tx, claimId, missing, receivedAt)
  await addClaimEvents(tx, claimId, [
    { kind: 'status', status, author: 'system', now },
    ...(document_ids.length > 0 ? [{ kind: 'document_requested', document_ids, author: 'system', now } as const] : []),
  ])
}

async function receiveDocument(
  tx: Queryable,
  claimId: string,
  { document_id, ...change }: { document_id: string } & Change,
): Promise<boolean> {
  const wasOpen = await markReceived(tx, claimId, document_id, change.now)
  if (wasOpen)
    await addClaimEvents(tx, claimId, [{ kind: 'document_received', document_ids: [document_id], ...change }])
  return wasOpen
}
