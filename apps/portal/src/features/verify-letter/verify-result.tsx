import { writtenDate } from '@amparo/rules/dates/format-date'
import { shownLetterNumber } from '@amparo/rules/letters/letter-number'
import { lastValidDay } from '@amparo/rules/letters/letter-validity'
import { useEffect, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import type { VerifiedLetter } from '../../queries/verify-letter.ts'
import { Icon, type IconName } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'

type Found = Exclude<VerifiedLetter, { state: 'unknown' }>

const icons: Record<Found['state'], IconName> = { valid: 'check', expired: 'clock', revoked: 'close' }

/** What we know about a letter, for comparison with the paper. */
export function VerifyResult({ letter, onAgain }: { letter: Found; onAgain: () => void }) {
  const text = useContent('verify-letter')
  const { state } = letter
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <>
      <div className={`verdict verdict-${state}`}>
        <span className="verdict-mark">
          <Icon name={icons[state]} />
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {text[`${state}_title`]}
          </h1>
          <p>{text[`${state}_text`]}</p>
        </div>
      </div>
      <LetterFacts letter={letter} />
      <p className="soft verdict-compare">{text.compare}</p>
      <Button look="second" onClick={onAgain}>
        {text.another}
      </Button>
    </>
  )
}

function LetterFacts({ letter: { state, ticket, initials, ...trip } }: { letter: Found }) {
  const text = useContent('verify-letter')
  const locale = useLocale()
  const { departure_date, return_date } = trip
  const rows = [
    { label: text.ticket, value: shownLetterNumber(ticket) },
    { label: text.initials, value: initials },
    { label: text.departure, value: writtenDate(departure_date, locale) },
    { label: text.return, value: return_date ? writtenDate(return_date, locale) : text.return_open },
    // A revoked letter is not valid on any day.
    ...(state === 'revoked' ? [] : [{ label: text.valid_until, value: writtenDate(lastValidDay(trip), locale) }]),
  ]

  return <Facts className="verdict-facts" rows={rows} />
}
