import './plastic-card.css'
import { maskCard } from '@amparo/rules/card/card-number'
import { LogoMark } from './logo-mark.tsx'

type Props = { label: string; productName: string; last4: string; branded: boolean }

/** The person's card, drawn, with its masked number (P-133). Screen readers read the label only, without the asterisks. */
export function PlasticCard({ label, productName, last4, branded }: Props) {
  return (
    <figure className="plastic" aria-label={label}>
      <div className="plastic-top" aria-hidden="true">
        <span>{productName}</span>
        {branded && <LogoMark colour="currentColor" />}
      </div>
      <span className="plastic-chip" />
      <span className="num" dir="ltr" aria-hidden="true">
        {maskCard(last4)}
      </span>
    </figure>
  )
}
