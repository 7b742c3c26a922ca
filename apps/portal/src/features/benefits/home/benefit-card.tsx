import './benefit-card.css'
import { fill } from '@amparo/content/fill'
import type { Benefit } from '@amparo/contract/benefits'
import type { MouseEvent } from 'react'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'
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

/** One benefit of the list (P-189 to P-193). A code that content does not know yet still has its name and a picture (P-226). */
export function BenefitCard({ benefit, onOpen }: Props) {
  const { read_more, read_more_label } = useContent('benefits-home')
  const texts = useOptionalContent('benefits')
  const code = benefit.benefit_code.toLowerCase()
  const text = texts && Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined

  const page = useBenefitPath(benefit)

  return (
    <li className="benefit">
      <Illustration name={text?.hero_img ?? 'shield'} position={text?.hero_img_position} />
      <div>
        <h3>{benefit.name}</h3>
        {text && <p>{text.description}</p>}
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
