import './contact-numbers.css'
import type { Country } from '@amparo/contract/countries'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { Icon } from '../../ui/art/icon.tsx'

type Numbers = Country['contactNumbers']
type Kind = Numbers[number]['kind']
/** `display` is the number as the country writes it; without one it is grouped after its calling code. */
type Shown = Numbers[number] & { display?: string }
type Props<N extends Shown> = {
  numbers: readonly N[]
  /** Null if the texts could not be loaded: the numbers work without them. */
  labels: Record<Kind, string> | null
  note?: (number: N) => string | undefined
}

/** A country's phone numbers as links (P-352). */
export function ContactNumbers<N extends Shown>({ numbers, labels, note }: Props<N>) {
  return (
    <ul className="numbers">
      {numbers.map((one) => (
        <li key={one.number}>
          <a href={`tel:${one.number.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <span>
              <span className="numbers-kind">{[labels?.[one.kind], note?.(one)].filter(Boolean).join(' · ')}</span>{' '}
              <span className="num" dir="ltr">
                {one.display ?? phoneDisplay(one.number)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
