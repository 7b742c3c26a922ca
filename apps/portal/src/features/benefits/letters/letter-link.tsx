import type { Benefit } from '@amparo/contract/benefits'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { useMadeLetter } from '../../../session/letters/letters.ts'
import { letterPath } from './letter-path.ts'

/** Opens the letter that was made for this benefit before, as long as the card's session lasts. */
export function LetterLink({ benefit, country }: { benefit: Benefit; country: string }) {
  const text = useContent('benefit-page')
  const locale = useLocale()
  const letter = useMadeLetter(benefit.benefit_code)
  if (!letter) return null

  return (
    <Link className="button button-link" to={letterPath(country, locale, letter)}>
      {letter.kind === 'ap-certificate' ? text.open_letter : text.open_certificate}
    </Link>
  )
}
