import '../../ui/help-page.css'
import type { ContentOf } from '@amparo/content/slugs'
import { useContent } from '../../platform/content.ts'
import { ContactNumbers } from '../../session/contact-numbers.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { useCountry } from '../../session/use-country.ts'
import { Illustration } from '../../ui/illustration.tsx'

export function ContactPage() {
  const text: ContentOf<'contact'> = useContent('contact')
  const country = useCountry()
  usePageTitle(text.title)

  return (
    <div className="wrap help-page">
      <Illustration name="concierge" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <ContactNumbers numbers={country?.contactNumbers ?? []} labels={text} />
        <h2>{text.have_ready_title}</h2>
        <p className="soft">{text.have_ready_text}</p>
      </div>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { ContactPage as Component }
