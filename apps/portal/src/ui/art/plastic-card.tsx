import './plastic-card.css'
import { maskCard } from '@amparo/rules/card/card-number'
import { LogoMark } from './logo-mark.tsx'

type Props = { label: string; productName: string; last4: string; branded: boolean }

/** The person's card, drawn. Readers hear the masked number; eyes get bullets, which sit better than stars. */
export function PlasticCard({ label, productName, last4, branded }: Props) {
  const masked = maskCard(last4)

  return (
    <figure className="plastic" aria-label={label}>
      <div className="plastic-top">
        <span>{productName}</span>
        {branded && <LogoMark colour="currentColor" />}
      </div>
      <span className="plastic-chip" />
      <span className="num" dir="ltr" aria-hidden="true">
        {masked.replaceAll('*', '•')}
      </span>
      <span className="hidden-visually">{masked}</span>
    </figure>
  )
}
