import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { letterWay } from '@amparo/rules/letters/letter-kinds'
import { InsurerSiteDialog } from './insurer-site-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { TicketDialog } from './ticket-dialog.tsx'

type Props = {
  opened: 'certificate' | 'register' | 'travel-letter'
  benefit: Benefit
  product: BenefitsResponse
  onClose: () => void
}

/** The dialog of a letter button: a form, the way to the insurer's site, or Brazil's insurance ticket (C-400, C-401, C-418). */
export default function LetterDialogs({ opened, benefit, product, onClose }: Props) {
  const way = letterWay(benefit.benefit_code, product.ica_country)
  if (way?.way === 'insurance-ticket') return <TicketDialog benefit={benefit} product={product} onClose={onClose} />
  if (way?.way === 'form') return <LetterDialog kind={way.kind} benefit={benefit} product={product} onClose={onClose} />
  if (way === null) return null
  const target = opened === 'register' ? 'register' : 'travel-letter'
  return <InsurerSiteDialog target={target} benefit={benefit} country={product.ica_country} onClose={onClose} />
}
