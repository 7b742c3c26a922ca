import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { termEnd } from '@amparo/rules/policies/policy-days'
import { hasEnded } from '@amparo/rules/policies/policy-status'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { phoneInText } from '../../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../../platform/content/rich-text.tsx'
import { Link } from '../../../../platform/navigation/link.tsx'
import { purchasePath } from '../../../../platform/navigation/marketplace-paths.ts'
import { useQuoteSupport } from '../../../../queries/marketplace/get-marketplace-support.ts'
import { coverageEnds } from '../coverage-ends.ts'
import { useSelfService } from '../use-self-service.ts'

const known = ['bound', 'in_force', 'suspended', 'canceled', 'out_of_force', 'expired'] as const

/** `wasJustCanceled`: a banner above says so already. */
type Props = { policy: PolicyDetails; wasJustCanceled: boolean }

/** Explains the status, with dates, and what to do next if something has to be done. */
export function PolicyState({ policy, wasJustCanceled }: Props) {
  const text = useContent('self-service-overview')
  const locale = useLocale()
  const { country, benefitCode } = useSelfService()
  const phone = useQuoteSupport()?.phone
  const { status_code, number, effective_date } = policy
  const state = known.find((status) => status === status_code)
  const ends = state === 'suspended' ? coverageEnds(policy) : policy.out_of_force_date
  const dates = {
    start: longDate(effective_date, locale),
    end: longDate(ends ?? termEnd(effective_date), locale),
  }
  const unknown = fill(text.state_unknown, { phone: phone ? phoneInText(phone) : '' })
  const scope = { country, locale, benefitCode }

  if (number === null) return <QuoteState policy={policy} />
  return (
    <>
      {!wasJustCanceled && (
        <p className="lead">{state ? fill(text[`state_${state}`], dates) : <RichText text={unknown} />}</p>
      )}
      {hasEnded(status_code) && (
        <Link className={wasJustCanceled ? 'button button-second' : 'button'} to={purchasePath(scope, 'get-started')}>
          {text.new_quote}
        </Link>
      )}
    </>
  )
}

/** A quote that was never bought has no self-service pages, only a link back to its purchase. */
function QuoteState({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service-overview')
  const { country, benefitCode, locale } = useSelfService()

  return (
    <>
      <p className="lead">{text.state_quote}</p>
      <Link className="button" to={purchasePath({ country, locale, benefitCode, policyId: policy.id }, 'coverage')}>
        {text.continue_quote}
      </Link>
    </>
  )
}
