import type { ContentOf } from '@amparo/content/slugs'
import type { Country } from '@amparo/contract/countries'
import { useLocation } from 'react-router'
import { useContent } from '../../platform/content.ts'
import { Link } from '../../platform/link.tsx'
import { useLocale } from '../../platform/locale.ts'
import { countryPath } from '../../platform/paths.ts'
import { linksWithPages } from './visible-links.ts'

type LabelKey = Extract<keyof ContentOf<'shell'>, `nav_${string}`>

/** P-002: of the page that is shown, readers hear that it is the one they are on. */
export default function NavLinks({ country, onFollow }: { country: Country; onFollow?: () => void }) {
  const text = useContent('shell')
  const locale = useLocale()
  const { pathname } = useLocation()

  return (
    <nav aria-label={text.nav_label}>
      {linksWithPages(country).map((link) => {
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

/** The page itself, or one that it leads to: a benefit belongs to the benefits. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}
