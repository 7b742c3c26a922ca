import './benefit-card.css'
import { fill } from '@amparo/content/fill'
import type { Benefit } from '@amparo/contract/benefits'
import type { MouseEvent } from 'react'
import { useBenefitLook } from '../../../blocks/benefits/use-benefit-look.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Illustration } from '../../../ui/art/illustration.tsx'

type Props = {
  benefit: Benefit
  /** Prevents the default when the person must answer a question first. */
  onOpen: (event: MouseEvent, benefit: Benefit, page: string) => void
}

/** One benefit of the list (P-189 to P-193). */
export function BenefitCard({ benefit, onOpen }: Props) {
  const { read_more, read_more_label } = useContent('benefits-home')
  const { picture, position, line } = useBenefitLook(benefit)
  const page = useBenefitPath(benefit)

  return (
    <li className="benefit">
      <Illustration name={picture} position={position} />
      <div>
        <h3>{benefit.name}</h3>
        {line && <p>{line}</p>}
        {benefit.content_entry !== null && (
          <Link
            className="go"
            to={page}
            aria-label={fill(read_more_label, { name: benefit.name })}
            onClick={(event) => onOpen(event, benefit, page)}
          >
            {read_more}
            <Icon name="forward" />
          </Link>
        )}
      </div>
    </li>
  )
}

function useBenefitPath({ benefit_code }: Benefit): string {
  const country = useCountry()
  const locale = useLocale()

  return countryPath(country?.code ?? '', locale, `${paths.benefits}/${benefit_code}`)
}
