import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { letterButton } from '@amparo/rules/letters/letter-kinds'
import { InsurerSiteDialog } from './insurer-site-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { TicketDialog } from './ticket-dialog.tsx'

type Props = {
  opened: 'certificate' | 'register' | 'travel-letter'
  benefit: Benefit
  product: BenefitsResponse
  onClose: () => void
}

/** The dialog of a letter button: a form, a link to the insurer's site, or Brazil's insurance ticket (C-400, C-401, C-418). */
export default function LetterDialogs({ opened, benefit, product, onClose }: Props) {
  const button = letterButton(benefit.benefit_code, product.ica_country)
  if (button?.opens === 'insurance-ticket')
    return <TicketDialog benefit={benefit} product={product} onClose={onClose} />
  if (button?.opens === 'form')
    return <LetterDialog kind={button.kind} benefit={benefit} product={product} onClose={onClose} />
  if (button === null) return null
  const target = opened === 'register' ? 'register' : 'travel-letter'
  return <InsurerSiteDialog target={target} benefit={benefit} country={product.ica_country} onClose={onClose} />
}
