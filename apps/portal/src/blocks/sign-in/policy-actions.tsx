import { useParams } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { purchasePath } from '../../platform/navigation/marketplace-paths.ts'
import { Button } from '../../ui/button.tsx'

/** Leads to the start of a purchase (M-008, P-249). */
export function QuoteLink() {
  const { get_quote } = useContent('marketplace-benefit')
  const { countryCode: country = '', benefitCode = '' } = useParams()
  const locale = useLocale()

  return (
    <Link
      className="button button-first button-wide"
      to={purchasePath({ country, locale, benefitCode }, 'get-started')}
      onClick={() => track({ event: 'cardholder_pay', action: 'get_quote' })}
    >
      {get_quote}
    </Link>
  )
}

/** Opens the login modal (M-009, P-249). */
export function ManagePolicyButton({ onOpen }: { onOpen: () => void }) {
  const { manage_policy } = useContent('marketplace-benefit')

  function open() {
    track({ event: 'cardholder_pay', action: 'manage_policy' })
    onOpen()
  }

  return (
    <Button look="second" wide aria-haspopup="dialog" onClick={open}>
      {manage_policy}
    </Button>
  )
}
