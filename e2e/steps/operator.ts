import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { call } from '@amparo/contract/call'
import * as claims from '@amparo/contract/claim-register'
import { revokeLetter } from '@amparo/contract/letters'
import { origins } from '../src/origins.ts'

function link() {
  const key = readFileSync(join(process.env.E2E_DATA ?? '', 'operator.key'), 'utf8').trim()
  return { origin: origins.portal, headers: { authorization: `Bearer ${key}` } }
}

/** What an operator does about claims and letters, with the operator key from the product's data folder. */
export const operator = {
  /** Finds claims in any state. */
  async findsByDateOfLoss(benefit_code: string, dateOfLoss: string) {
    const { claims: newest } = await call(claims.listClaims, { query: { benefit_code, limit: '100' } }, link())
    return newest.filter(({ date_of_loss }) => date_of_loss === dateOfLoss)
  },
  opens: (claimNumber: string) => call(claims.showClaim, { params: { claimNumber } }, link()),
  setsStatus: (claimNumber: string, status: claims.ClaimStatus) =>
    call(claims.setClaimStatus, { params: { claimNumber }, body: { status } }, link()),
  requestsDocument: (claimNumber: string, document_id: string) =>
    call(claims.requestClaimDocument, { params: { claimNumber }, body: { document_id } }, link()),
  receivesDocument: (claimNumber: string, documentId: string) =>
    call(claims.receiveClaimDocument, { params: { claimNumber, documentId }, body: {} }, link()),
  revokesLetter: (ticket: string) => call(revokeLetter, { params: { ticket }, body: {} }, link()),
}
