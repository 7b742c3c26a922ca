import '../../../ui/help-page.css'
import './success-page.css'
import { useLoaderData } from 'react-router'
import { claimPath, RECEIPT_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useBrand } from '../../../session/brand.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import type { Claim } from '../read-claim.ts'
import { DownloadReceipt } from '../receipt/download-receipt.tsx'
import { ClaimNumber } from './claim-number.tsx'
import { MailedTo } from './mailed-to.tsx'
import { StatusLink } from './status-link.tsx'
import { WhatComesNext } from './what-comes-next.tsx'

/** The number of a claim that was sent, and what happens next (C-126, C-X62). */
export function SuccessPage() {
  const claim = useLoaderData<Claim>()
  const text = useContent('claim-success')
  const locale = useLocale()
  const country = useCountry()
  const { draft, card } = claim
  const { claimNumber = '', receiptId } = draft
  const { isWhiteLabel } = useBrand()
  const canFollow = country?.isClaimStatusVisible ?? false
  /** Without a status page, the receipt is the first button; without a receipt, the link back. */
  const hasButton = canFollow || receiptId !== undefined
  usePageTitle(text.title)

  return (
    <div className="wrap help-page">
      <Illustration name="success" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <ClaimNumber number={claimNumber} />
        <p className="lead">{text.text}</p>
        {draft.transfer?.isSentElsewhere && <p>{text.sent_elsewhere}</p>}
        <MailedTo draft={draft} />
        <StatusLink claim={claim} />
        {receiptId && (
          <div className="claim-receipt-ways">
            <Link
              className={canFollow ? 'button button-second' : 'button'}
              to={claimPath(card.ica_country, locale, draft, RECEIPT_PAGE)}
            >
              {text.receipt}
            </Link>
            <DownloadReceipt receiptId={receiptId} claimNumber={claimNumber} isBranded={!isWhiteLabel} />
          </div>
        )}
        <WhatComesNext claim={claim} canFollow={canFollow} />
        <Link
          className={hasButton ? 'button button-link' : 'button'}
          to={countryPath(card.ica_country, locale, paths.benefits)}
        >
          {text.back}
        </Link>
      </div>
    </div>
  )
}

export { SuccessPage as Component }
