import './footer.css'
import { fill } from '@amparo/content/fill'
import type { Country } from '@amparo/contract/countries'
import { useContent } from '../../platform/content.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useBrand } from '../../session/brand.ts'
import { FooterLinks } from './footer-links.tsx'
import { SmallPrint } from './small-print.tsx'

const FIRST_YEAR = 1994

type Props = { country: Country | null; onManageCookies: () => void }

/** P-007 to P-011, P-024. */
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
        {/* The year may have turned since the server drew this. White label names nobody: the years stand alone. */}
        <span suppressHydrationWarning>{fill(text.copyright, { years, brand: isWhiteLabel ? '' : name }).trim()}</span>
      </div>
    </footer>
  )
}
