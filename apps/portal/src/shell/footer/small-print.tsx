import type { Country } from '@amparo/contract/countries'
import { lazyPart } from '../../platform/load-page.ts'
import { Region } from '../../platform/region.tsx'

const CountryPrint = lazyPart(() => import('./country-print.tsx'))

/** P-007. What a country adds comes after the page; until then, and without it, the general words stand there. */
export function SmallPrint({ country, byDefault }: { country: Country | null; byDefault: string }) {
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
