import type { Country } from '@amparo/contract/countries'
import { defaultLocale } from '@amparo/rules/locale/locales'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { countryPath, PRIVACY_PATH, paths } from '../../platform/navigation/paths.ts'
import { useFlag } from '../../queries/list-feature-flags.ts'
import { useCard } from '../../session/card-session.ts'

type Props = { country: Country | null; onManageCookies: () => void }

/** Cardholders get the pages within their country, so that Back stays there. Those need a card (P-X07), so guests get the others. */
export function FooterLinks({ country, onManageCookies }: Props) {
  const text = useContent('shell')
  const locale = useLocale()
  const hasStatement = useFlag('global_accessibility_statement')
  const outer = locale === defaultLocale ? '' : `/${locale}`
  const isLoggedIn = useCard() !== null
  const base = country && isLoggedIn ? countryPath(country.code, locale) : outer

  return (
    <ul className="foot-links">
      <FooterLink to={base + PRIVACY_PATH} label={text.privacy} />
      <FooterLink to={base + paths.terms} label={text.terms} />
      {/* Only while its flag is on (P-010, P-X31). */}
      {hasStatement && <FooterLink to={base + paths.accessibility} label={text.accessibility} />}
      <li>
        <button type="button" onClick={onManageCookies}>
          {text.manage_cookies}
        </button>
      </li>
    </ul>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  )
}
