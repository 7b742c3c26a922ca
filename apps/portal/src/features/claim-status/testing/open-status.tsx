import type { ClaimStatusAnswer, StatusDocument } from '@amparo/contract/claim-status'
import { useState } from 'react'
import { useSessionStore } from '../../../session/session-fields.ts'
import { statusProof } from '../../../session/status-proof.ts'
import { type Handler, renderPage } from '../../../testing/render-page.tsx'
import { aCountry, panToken } from '../../../testing/test-data.ts'
import { ClaimStatusPage } from '../claim-status-page.tsx'

export const STATUS_CHECK = '/api/cardholder/v1/claims/status_check/'
export const ERRORS = '/api/errors/v1/'
export const statusToken = (letter = 'a') => `cs_${letter.repeat(43)}`

export function aDocument(parts: Partial<StatusDocument> = {}): StatusDocument {
  return {
    document_id: 'DOC001',
    title: 'Rental agreement',
    description: 'Both sides.',
    uploadable: true,
    is_received: parts.state === 'received',
    state: 'needed',
    requested_at: null,
    received_at: null,
    ...parts,
  }
}

export function aStatus(parts: Partial<ClaimStatusAnswer> = {}): ClaimStatusAnswer {
  return {
    claim_number: 'USA000001',
    benefit_code: 'CDW',
    status: 'in_review',
    statuses: [
      { name: 'Received', status: 'open', status_description: 'We have it.', step: 'done', happened_at: '2026-11-01' },
      {
        name: 'In review',
        status: 'in_review',
        status_description: 'An expert reads it.',
        step: 'current',
        happened_at: '2026-11-03',
      },
      { name: 'Decision', status: 'approved', status_description: 'We write.', step: 'next', happened_at: null },
    ],
    document_list: [],
    addendum_documents: [],
    date_of_loss: '2026-10-30',
    is_own_card: false,
    status_token: statusToken(),
    ...parts,
  }
}

/** What was typed before, kept beside the address. */
type KeptProof = { claim_number: string; postal_code?: string; surname?: string }

type Options = {
  at?: string
  country?: Partial<Parameters<typeof aCountry>[0]>
  isSurnameOn?: boolean
  isLoggedIn?: boolean
  proof?: KeptProof
  answers?: Record<string, Handler>
}

export function openStatus({ at = '', country, isSurnameOn = true, isLoggedIn, proof, answers }: Options = {}) {
  const flags = isSurnameOn ? [{ code: 'ap_claim_status_check', status: 'on' }] : []
  const here = aCountry(country)
  const page = renderPage(<Arranged proof={proof} />, {
    path: `/${here.code.toLowerCase()}/en_US/claim-status${at}`,
    route: '/:countryCode/:languageCode/claim-status/:claimId?',
    ...(isLoggedIn && { card: { panToken, last4: '4021', isBrandAgnostic: false } }),
    answers: {
      [`/api/countries/v1/countries/${here.code}/`]: () => ({ body: here }),
      '/api/feature_flags/v1/': () => ({ body: flags }),
      [STATUS_CHECK]: () => ({ body: aStatus() }),
      [ERRORS]: () => ({ status: 204, body: null }),
      ...answers,
    },
  })
  const checks = () => page.asked.filter(({ path }) => path === STATUS_CHECK).map(({ body }) => body)
  const reports = () => page.asked.filter(({ path }) => path === ERRORS).map(({ body }) => body)
  return { ...page, checks, reports }
}

function Arranged({ proof }: { proof: KeptProof | undefined }) {
  const store = useSessionStore()
  useState(() => proof && statusProof.write(store, proof))

  return <ClaimStatusPage />
}
