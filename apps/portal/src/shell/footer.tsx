import './footer.css'
import { fill } from '@amparo/content/fill'
import { useContent } from '../platform/content.ts'
import { usePlatform } from '../platform/platform.ts'
import { useBrand } from '../session/brand.ts'

const FIRST_YEAR = 1994

/** Links to privacy, terms and accessibility come with their pages. */
export function Footer() {
  const text = useContent('shell')
  const { now } = usePlatform()
  const { name } = useBrand()
  const years = `${FIRST_YEAR}–${now().getFullYear()}`

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a footer of the page is a landmark, and landmarks have names
    <footer className="foot" aria-label={text.footer_label}>
      <div className="wrap">
        <p>{text.disclaimer_default}</p>
        {/* The year may have turned since the server drew this. */}
        <span suppressHydrationWarning>{fill(text.copyright, { years, brand: name })}</span>
      </div>
    </footer>
  )
}
