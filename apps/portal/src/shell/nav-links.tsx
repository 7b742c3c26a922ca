import type { ContentOf } from '@amparo/content/slugs'
import type { Country } from '@amparo/contract/countries'
import { NavLink } from 'react-router'
import { useContent } from '../platform/content.ts'
import { useLocale } from '../platform/locale.ts'
import { countryPath } from '../platform/paths.ts'

type LabelKey = Extract<keyof ContentOf<'shell'>, `nav_${string}`>

/** P-002. Of a country's links only the page it begins with is built; the others join with their pages. */
export function NavLinks({ country, onFollow }: { country: Country; onFollow?: () => void }) {
  const text = useContent('shell')
  const locale = useLocale()
  const links = country.loggedInLinks.filter((link) => `/${link}` === country.loginSuccessPath)

  return (
    <nav aria-label={text.nav_label}>
      {links.map((link) => (
        <NavLink key={link} to={countryPath(country.code, locale, `/${link}`)} onClick={onFollow}>
          {text[`nav_${link.replaceAll('-', '_')}` as LabelKey]}
        </NavLink>
      ))}
    </nav>
  )
}
