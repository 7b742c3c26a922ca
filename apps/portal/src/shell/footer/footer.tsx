import './footer.css'
import { fill } from '@amparo/content/fill'
import type { Country } from '@amparo/contract/countries'
import { useContent } from '../../platform/content/content.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { useBrand } from '../../session/brand.ts'
import { FooterLinks } from './footer-links.tsx'

const CountryPrint = lazyPart(() => import('./country-print.tsx'))

const FIRST_YEAR = 1994

type Props = { country: Country | null; onManageCookies: () => void }

/** Disclaimers, links, cookie settings and copyright (P-007 to P-011, P-024). */
export function Footer({ country, onManageCookies }: Props) {
  const text = useContent('shell')
  const { now } = usePlatform()
  const { isWhiteLabel, name } = useBrand()
  const years = `${FIRST_YEAR}–${now().getFullYear()}`

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a footer of the page is a landmark, and landmarks have names
    <footer className="foot" aria-label={text.footer_label}>
      <div className="wrap">
        <SmallPrint country={country} byDefault={text.disclaimer_default} />
        <FooterLinks country={country} onManageCookies={onManageCookies} />
        {/* The year may have changed since the server rendered this. White label shows the years without a name. */}
        <span suppressHydrationWarning>{fill(text.copyright, { years, brand: isWhiteLabel ? '' : name }).trim()}</span>
      </div>
    </footer>
  )
}

/** The disclaimers (P-007). A country's own load after the page; until then, or if that fails, the general one shows. */
function SmallPrint({ country, byDefault }: { country: Country | null; byDefault: string }) {
  const general = <p>{byDefault}</p>

  return (
    <div className="small-print">
      {country ? (
        <Region loading={general} failed={general}>
          <CountryPrint country={country} general={general} />
        </Region>
      ) : (
        general
      )}
    </div>
  )
}
