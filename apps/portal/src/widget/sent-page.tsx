import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { Claim } from '../features/claims/read-claim.ts'
import { DownloadReceipt } from '../features/claims/receipt/download-receipt.tsx'
import { ClaimNumber } from '../features/claims/success/claim-number.tsx'
import { MailedTo } from '../features/claims/success/mailed-to.tsx'
import '../features/claims/success/success-page.css'
import { WhatComesNext } from '../features/claims/success/what-comes-next.tsx'
import { useContent } from '../platform/content/content.ts'
import { useLocale } from '../platform/content/locale.ts'
import { countryPath, paths } from '../platform/navigation/paths.ts'
import { usePageTitle } from '../session/page-title.ts'
import { Illustration } from '../ui/art/illustration.tsx'

/** Shows the claim number and what happens next. */
export function SentPage({ onSent }: { onSent: (claimNumber: string) => void }) {
  const claim = useLoaderData<Claim>()
  const text = useContent('claim-success')
  const own = useContent('claim-widget')
  const locale = useLocale()
  const { claimNumber = '', receiptId } = claim.draft
  usePageTitle(text.title)
  useEffect(() => onSent(claimNumber), [onSent, claimNumber])

  return (
    <div className="wrap widget-message">
      <Illustration name="success" />
      <h1 tabIndex={-1}>{text.title}</h1>
      <ClaimNumber number={claimNumber} />
      <p className="lead">{text.text}</p>
      <MailedTo draft={claim.draft} />
      <div className="claim-receipt-ways">
        {receiptId && <DownloadReceipt receiptId={receiptId} claimNumber={claimNumber} isBranded={false} />}
        <a
          className="button button-second"
          href={countryPath(claim.card.ica_country, locale, paths.claimStatus)}
          target="_blank"
          rel="noopener"
        >
          {own.status}
        </a>
      </div>
      <WhatComesNext claim={claim} canFollow />
    </div>
  )
}
