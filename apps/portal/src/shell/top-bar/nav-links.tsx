import type { ContentOf } from '@amparo/content/slugs'
import type { Country } from '@amparo/contract/countries'
import { useLocation } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { countryPath } from '../../platform/navigation/paths.ts'
import { useFlag } from '../../queries/list-feature-flags.ts'
import { visibleLinks } from './visible-links.ts'

type LabelKey = Extract<keyof ContentOf<'shell'>, `nav_${string}`>

/** The navigation. Marks the current page for screen readers (P-002). */
export default function NavLinks({ country, onFollow }: { country: Country; onFollow?: () => void }) {
  const text = useContent('shell')
  const locale = useLocale()
  const { pathname } = useLocation()
  const hasMarketplace = useFlag('mcu_nam_cp')

  return (
    <nav aria-label={text.nav_label}>
      {visibleLinks(country, { hasMarketplace }).map((link) => {
        const to = countryPath(country.code, locale, `/${link}`)
        return (
          <Link key={link} to={to} aria-current={currentOf(to, pathname)} onClick={onFollow}>
            {text[`nav_${link.replaceAll('-', '_')}` as LabelKey]}
          </Link>
        )
      })}
    </nav>
  )
}

/** 'page' for the page itself, 'true' for one below it, such as a benefit below the benefits. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}
