import { ContactNumbers } from '../../blocks/contact-numbers/contact-numbers.tsx'
import { useContent, useOptionalContent } from '../../platform/content/content.ts'
import { useCountry } from '../../queries/get-country.ts'

/** The country's phone numbers (P-352). */
export function CallUs() {
  const text = useContent('claim-status-page')
  const labels = useOptionalContent('contact')
  const country = useCountry()

  return (
    <>
      <p className="soft">{text.help_text}</p>
      <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
    </>
  )
}
