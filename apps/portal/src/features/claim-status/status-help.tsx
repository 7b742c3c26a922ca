import '../../ui/help-page.css'
import './status-help.css'
import type { ReactNode } from 'react'
import { ContactNumbers } from '../../blocks/contact-numbers/contact-numbers.tsx'
import { useContent, useOptionalContent } from '../../platform/content/content.ts'
import { useCountry } from '../../queries/get-country.ts'
import { Illustration } from '../../ui/art/illustration.tsx'

/** The page around the form: an illustration if there is room, and the country's phone numbers below (P-352). */
export function StatusHelp({ children }: { children: ReactNode }) {
  const text = useContent('claim-status-page')
  const labels = useOptionalContent('contact')
  const country = useCountry()

  return (
    <div className="wrap help-page help-page-form status-ask">
      <Illustration name="assistance" />
      <div>
        {children}
        <h2>{text.help_title}</h2>
        <p className="soft">{text.help_text}</p>
        <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
      </div>
    </div>
  )
}
