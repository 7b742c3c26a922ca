import '../../ui/help-page.css'
import type { ContentOf } from '@amparo/content/slugs'
import { useContent } from '../../platform/content.ts'
import { ContactNumbers } from '../../session/contact-numbers.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { useCountry } from '../../session/use-country.ts'
import { Illustration } from '../../ui/illustration.tsx'

/** Until the status form is there: help with a claim by phone, on the country's own numbers [P-352]. */
export function ClaimStatusPage() {
  const text: ContentOf<'claim-help'> = useContent('claim-help')
  const country = useCountry()
  usePageTitle(text.title)

  return (
    <div className="wrap help-page">
      <Illustration name="assistance" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <ContactNumbers numbers={country?.contactNumbers ?? []} labels={text} />
      </div>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { ClaimStatusPage as Component }
