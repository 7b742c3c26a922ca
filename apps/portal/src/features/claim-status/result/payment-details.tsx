import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useCard } from '../../../session/card-session.ts'
import { claimToPay, useSessionStore } from '../../../session/session-fields.ts'

/** Leads to the payment form, for the person with the claim's card (C-X52, P-152). */
export function PaymentDetails({ answer: { claim_number, is_own_card } }: { answer: ClaimStatusAnswer }) {
  const text = useContent('claim-status-page')
  const locale = useLocale()
  const country = useCountry()?.code ?? ''
  const store = useSessionStore()
  const isLoggedIn = useCard() !== null

  return (
    <section className="status-task">
      <h2>{text.payment_title}</h2>
      <p>{text.payment_text}</p>
      {is_own_card && (
        <Link className="button" to={countryPath(country, locale, `${paths.onlinePaymentForm}/${claim_number}`)}>
          {text.payment_button}
        </Link>
      )}
      {!is_own_card && <p className="soft">{isLoggedIn ? text.payment_other_card : text.payment_needs_card}</p>}
      {!is_own_card && !isLoggedIn && (
        <Link
          className="button"
          to={countryPath(country, locale)}
          onClick={() => claimToPay.write(store, claim_number)}
        >
          {text.payment_login}
        </Link>
      )}
    </section>
  )
}
