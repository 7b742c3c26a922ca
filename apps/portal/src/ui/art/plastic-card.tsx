import './plastic-card.css'
import { maskCard } from '@amparo/rules/card/card-number'
import { LogoMark } from './logo-mark.tsx'

type Props = { label: string; productName: string; last4: string; branded: boolean }

/** The person's card, drawn, with its masked number (P-133). */
export function PlasticCard({ label, productName, last4, branded }: Props) {
  return (
    <figure className="plastic" aria-label={label}>
      <div className="plastic-top">
        <span>{productName}</span>
        {branded && <LogoMark colour="currentColor" />}
      </div>
      <span className="plastic-chip" />
      <span className="num" dir="ltr">
        {maskCard(last4)}
      </span>
    </figure>
  )
}
