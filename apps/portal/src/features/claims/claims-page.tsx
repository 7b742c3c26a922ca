import '../../ui/help-page.css'
import './claims-page.css'
import type { Benefit } from '@amparo/contract/benefits'
import { isExpired } from '@amparo/rules/benefit-expiry'
import { claimableBenefits } from '@amparo/rules/claimable-benefits'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { ContactNumbers } from '../../session/contact-numbers.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { useBenefits } from '../../session/use-benefits.ts'
import { useCountry } from '../../session/use-country.ts'
import { Illustration } from '../../ui/illustration.tsx'

/** Until the claim form is there, a claim begins with a call. */
export function ClaimsPage() {
  const text = useContent('claims-by-phone')
  const labels = useContent('contact')
  const country = useCountry()
  const claimable = claimableBenefits(useBenefits().benefits, useLocale())
  usePageTitle(text.page)

  return (
    <div className="wrap help-page">
      <Illustration name="accident" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{claimable.length > 0 ? text.text : text.none}</p>
        <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
        {claimable.length > 0 && <Claimable benefits={claimable} />}
      </div>
    </div>
  )
}

function Claimable({ benefits }: { benefits: readonly Benefit[] }) {
  const text = useContent('claims-by-phone')
  const { today } = usePlatform()

  return (
    <>
      <h2>{text.benefits_heading}</h2>
      <ul className="claimable">
        {benefits.map(({ benefit_id, name }) => (
          <li key={benefit_id}>{name}</li>
        ))}
      </ul>
      {benefits.some((benefit) => isExpired(benefit, today())) && <p className="soft">{text.earlier_loss}</p>}
    </>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { ClaimsPage as Component }
