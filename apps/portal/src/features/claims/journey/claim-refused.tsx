import '../../../ui/help-page.css'
import type { Benefit } from '@amparo/contract/benefits'
import { ContactNumbers } from '../../../blocks/contact-numbers/contact-numbers.tsx'
import { useOptionalContent } from '../../../platform/content/content.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { useRefusalText } from './use-refusal-text.ts'

/** Shown in place of a form that is refused for this card. The draft stays as it is. */
export default function ClaimRefused({ refusal, benefit }: { refusal: string; benefit: Benefit }) {
  const labels = useOptionalContent('contact')
  const country = useCountry()
  const say = useRefusalText()
  usePageTitle(benefit.name)

  return (
    <div className="wrap help-page">
      <Illustration name="accident" />
      <div className="claim-refused">
        <h1 tabIndex={-1}>{benefit.name}</h1>
        <Banner tone="danger">
          <p>{say(refusal)}</p>
        </Banner>
        <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
      </div>
    </div>
  )
}
