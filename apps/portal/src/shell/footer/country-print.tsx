import './country-print.css'
import type { Country } from '@amparo/contract/countries'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InsurerMark } from '../../blocks/insurer/insurer-mark.tsx'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Region } from '../../platform/loading/region.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import { useCard } from '../../session/card-session.ts'
import { disclaimerEntries } from './disclaimer-entries.ts'

type Props = { country: Country; general: ReactNode }

export default function CountryPrint({ country, general }: Props) {
  const panToken = useCard()?.panToken

  return (
    <div className="country-print">
      <InsurerMark insurer={country.insurerLogo} />
      {panToken && country.isDisclaimersVisible ? (
        <Region loading={general} failed={general}>
          <Disclaimers panToken={panToken} general={general} />
        </Region>
      ) : (
        general
      )}
    </div>
  )
}

/** One disclaimer per provider of the card's benefits (P-007). Reads the benefits that the guard has loaded. */
function Disclaimers({ panToken, general }: { panToken: string; general: ReactNode }) {
  const texts = useContent('disclaimers')
  const query = benefitsQuery(usePlatform(), { panToken, locale: useLocale() })
  const { data } = useQuery({ ...query, enabled: false })
  const entries = disclaimerEntries(data?.benefits ?? [], texts)
  if (entries.length === 0) return general

  return (
    <div>
      {entries.map((entry) => (
        <p key={entry}>{texts[entry].text}</p>
      ))}
    </div>
  )
}
