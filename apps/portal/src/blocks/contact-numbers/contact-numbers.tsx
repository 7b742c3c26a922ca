import './contact-numbers.css'
import type { Country } from '@amparo/contract/countries'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { Icon } from '../../ui/art/icon.tsx'

type Numbers = Country['contactNumbers']
type Kind = Numbers[number]['kind']
type Props<N> = {
  numbers: readonly N[]
  /** Null if the texts could not be loaded: the numbers work without them. */
  labels: Record<Kind, string> | null
  note?: (number: N) => string | undefined
}

/** A country's phone numbers as links (P-352), with their calling codes: people read them abroad too. */
export function ContactNumbers<N extends Numbers[number]>({ numbers, labels, note }: Props<N>) {
  return (
    <ul className="numbers">
      {numbers.map((one) => (
        <li key={one.number}>
          <a href={`tel:${one.number.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <span>
              <span className="numbers-kind">{[labels?.[one.kind], note?.(one)].filter(Boolean).join(' · ')}</span>{' '}
              <span className="num" dir="ltr">
                {phoneDisplay(one.number)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
