import '../marketplace-page.css'
import './confirmation.css'
import { fill } from '@amparo/content/fill'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { longDate } from '../../../platform/content/long-date.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { useQuote } from '../../../queries/marketplace/get-quote.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { useForgetQuoteForm } from '../use-forget-quote-form.ts'
import { usePurchase } from '../use-purchase.ts'
import { WithQuote } from '../with-quote.tsx'
import { useBackTo } from './use-back-to.ts'
import { usePolicyFacts } from './use-policy-facts.ts'

export function ConfirmationPage() {
  return (
    <WithQuote>
      <Confirmation />
    </WithQuote>
  )
}

/** What was bought. Its policy opens in the same session, a guest's too (M-X50). */
function Confirmation() {
  const text = useContent('purchase-confirmation')
  const policy = useQuote()
  const locale = useLocale()
  const { benefit, policy: policyPath, rewrite } = usePurchase()
  const { holder, rows } = usePolicyFacts(policy)
  const title = fill(text.title, { name: holder })
  usePageTitle(title)
  // Leads to the benefit, or to the new policy if it replaces another (M-X02).
  useBackTo(rewrite ? policyPath(policy.id) : benefit)
  useForgetQuoteForm(policy, { isJustBought: true })

  return (
    <div className="wrap marketplace-page confirmation-page">
      <Illustration name="success" />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">
        {fill(text.effective, { number: policy.number ?? '', date: longDate(policy.effective_date, locale) })}
      </p>
      <p>{text.mail}</p>
      <Facts className="confirmation-facts" rows={rows} />
      <p className="soft">{text.return_period}</p>
      <Link className="button" to={policyPath(policy.id)}>
        {text.view}
      </Link>
    </div>
  )
}

export { ConfirmationPage as Component }
