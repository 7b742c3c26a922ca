import './receipt-page.css'
import type { ClaimReceipt } from '@amparo/contract/submission'
import { formatDate } from '@amparo/rules/dates/format-date'
import { localDay } from '@amparo/rules/dates/iso-date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { claimPath } from '../../../blocks/claim-drafts/claim-path.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { receiptQuery } from '../../../queries/get-claim-receipt.ts'
import { useBrand } from '../../../session/brand.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Claim } from '../read-claim.ts'
import { DownloadReceipt } from './download-receipt.tsx'
import { ExpiredReceipt } from './expired-receipt.tsx'
import { ReceiptAnswers } from './receipt-answers.tsx'
import { ReceiptFiles } from './receipt-files.tsx'

/** All answers and files that were sent, on the screen and on paper. */
export function ReceiptPage() {
  const claim = useLoaderData<Claim>()
  const { draft, card, benefit } = claim
  const text = useContent('claim-receipt')
  const locale = useLocale()
  const { claimNumber = '', receiptId = '' } = draft
  const { isWhiteLabel } = useBrand()
  const { data } = useSuspenseQuery(receiptQuery(usePlatform(), receiptId))
  usePageTitle(data ? text.title : text.expired_title)
  if (!data) return <ExpiredReceipt claim={claim} />

  return (
    <div className="wrap receipt">
      <div className="receipt-tools">
        <BackLink to={claimPath(card.ica_country, locale, draft, paths.success.slice(1))}>{text.back}</BackLink>
        <div>
          <DownloadReceipt receiptId={receiptId} claimNumber={claimNumber} isBranded={!isWhiteLabel} />
          <Button look="second" onClick={() => window.print()}>
            <Icon name="print" />
            {text.print}
          </Button>
        </div>
      </div>
      <header>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.intro}</p>
        <Facts receipt={data} benefit={benefit.name} />
      </header>
      <h2>{text.answers_title}</h2>
      <ReceiptAnswers pages={data.pages} language={data.language_code} />
      <h2>{text.files_title}</h2>
      <ReceiptFiles files={data.files} />
    </div>
  )
}

function Facts({ receipt, benefit }: { receipt: ClaimReceipt; benefit: string }) {
  const text = useContent('claim-receipt')
  const locale = useLocale()

  return (
    <dl className="receipt-facts">
      <div>
        <dt>{text.claim_number}</dt>
        <dd>{receipt.claim_number ? <bdi>{receipt.claim_number}</bdi> : text.claim_number_pending}</dd>
      </div>
      <div>
        <dt>{text.received_on}</dt>
        <dd>
          <bdi>{formatDate(localDay(new Date(receipt.received_at)), locale)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{text.benefit}</dt>
        <dd>{benefit}</dd>
      </div>
    </dl>
  )
}

export { ReceiptPage as Component }
