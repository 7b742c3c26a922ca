import './contact-numbers.css'
import type { Country } from '@amparo/contract/countries'
import { phoneDisplay } from '@amparo/rules/phone-display'
import { Icon } from '../ui/icon.tsx'

type Numbers = Country['contactNumbers']
type Props = { numbers: Numbers; labels: Record<Numbers[number]['kind'], string> }

/** P-352: a country's numbers, each one tap away from a call. */
export function ContactNumbers({ numbers, labels }: Props) {
  return (
    <ul className="numbers">
      {numbers.map(({ number, kind }) => (
        <li key={number}>
          <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <span>
              <span className="numbers-kind">{labels[kind]}</span>{' '}
              <span className="num" dir="ltr">
                {phoneDisplay(number)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
