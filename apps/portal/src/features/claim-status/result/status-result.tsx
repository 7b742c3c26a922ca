import './status-result.css'
import { fill, plural } from '@amparo/content/fill'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import type { StatusCheck } from '../../../queries/check-claim-status.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CallUs } from '../call-us.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { ClaimTimeline } from './claim-timeline.tsx'
import { documentsOf } from './documents-of.ts'
import { PaymentNotice, SentNotice } from './notices.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { StatusDocuments } from './status-documents.tsx'
import { useBenefitName } from './use-benefit-name.ts'

const SendDocuments = lazyPart(() => import('./send-documents.tsx'))

type Props = { answer: ClaimStatusAnswer; check: StatusCheck }

/** What happened, what comes next, and what we need from the person (C-262 to C-266). */
export default function StatusResult({ answer, check }: Props) {
  const text = useContent('claim-status-page')
  const country = useCountry()
  const locale = useLocale()
  const benefit = useBenefitName(answer)
  const headline = useHeadline(answer)
  const [isSent, setSent] = useState(false)
  const { needed, missing, asksPayment, waitsForPayment } = documentsOf(answer)
  const current = answer.statuses.find(({ step }) => step === 'current')
  // Where only payment details are missing, the task below says so. The description of the status asks for documents or says that money was sent.
  const lead = waitsForPayment ? undefined : current?.status_description
  const saysCall = isCallStatus(answer.status) || missing.some(({ uploadable }) => !uploadable)
  usePageTitle(text.result_title)

  return (
    <div className="wrap status-page">
      <BackLink to={countryPath(country?.code ?? '', locale, paths.claimStatus)}>{text.another}</BackLink>
      <div className="status-columns">
        <div className="status-main">
          <div>
            <p className="status-benefit">{benefit}</p>
            <h1 tabIndex={-1}>{headline}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {saysCall && (
            <section className="status-task">
              <h2>{text.call_title}</h2>
              <CallUs />
            </section>
          )}
          <PaymentNotice />
          {isSent && <SentNotice />}
          {asksPayment && <PaymentDetails answer={answer} />}
          {needed.length > 0 && (
            <Region loading={<Skeleton shape="card" />}>
              <SendDocuments answer={answer} check={check} documents={needed} onSent={setSent} />
            </Region>
          )}
          <ClaimTimeline steps={answer.statuses} lead={lead} />
        </div>
        <div className="status-side">
          <StatusDocuments answer={answer} />
          <ClaimFacts answer={answer} />
        </div>
      </div>
    </div>
  )
}

/** The texts of these say: call us. */
const isCallStatus = (status: ClaimStatusAnswer['status']) => status === 'denied' || status === 'closed'

/** What the status means for the person, in one line. For a claim that waits for documents: how many. */
function useHeadline(answer: ClaimStatusAnswer): string {
  const text = useContent('claim-status-page')
  const locale = useLocale()
  const { missing, waitsForPayment } = documentsOf(answer)
  const count = missing.length
  if (waitsForPayment) return text.headline_payment
  if (answer.status !== 'waiting_for_documents' || count === 0) return text[`headline_${answer.status}`]
  return fill(plural(text.headline_needed, count, intlTag(locale)), { count })
}
