import { fill, plural } from '@amparo/content/fill'
import { type ClaimTime, claimTime } from '@amparo/rules/benefits/claim-deadline'
import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { intlTag } from '@amparo/rules/locale/locales'
import { useId, useState } from 'react'
import { DateField } from '../../../blocks/date-field/date-field.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { leftToRight } from '../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../platform/content/rich-text.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { dateOfLoss, useSessionStore } from '../../../session/session-fields.ts'

type Props = { claimDays: number; words: Readonly<Record<string, string>> }

/** Shows how many days are left to claim, once the day of the loss is entered. The day is stored for the claim (P-389). */
export function TimeToClaim({ claimDays, words }: Props) {
  const text = useContent('before-you-start')
  const { today } = usePlatform()
  const store = useSessionStore()
  const [date, setDate] = useState(() => dateOfLoss.read(store) ?? '')
  const [isLeft, setLeft] = useState(false)
  const id = useId()

  function change(next: string) {
    setDate(next)
    if (isIsoDate(next) && next <= today()) dateOfLoss.write(store, next)
  }

  return (
    <div className="time-to-claim">
      <DateField
        id={id}
        label={text.date_label}
        help={[fill(text.date_help, { claim_days: words.claim_days ?? '' })]}
        error={isLeft && date !== '' && !isIsoDate(date) ? text.date_label : null}
        saysHow
        announcesError
        isRequired={false}
        value={date}
        limits={{ last: today() }}
        onDate={change}
        onLeave={() => setLeft(true)}
      />
      <p className="time-left" role="status">
        {isIsoDate(date) && (
          <span key={date} ref={bringIntoView}>
            <TimeLeft time={claimTime(date, { claimDays, today: today() })} words={words} />
          </span>
        )}
      </p>
    </div>
  )
}

/** In some languages the text is longer than the space reserved for it, and must not be hidden behind the buttons. */
function bringIntoView(answer: HTMLElement | null) {
  answer?.scrollIntoView?.({ block: 'nearest' })
}

function TimeLeft({ time, words }: { time: ClaimTime; words: Props['words'] }) {
  const text = useContent('before-you-start')
  const locale = useLocale()
  if (time.kind === 'future') return text.future
  if (time.kind === 'last-day') return text.last_day

  const until = leftToRight(formatDate(time.until, locale))
  if (time.kind === 'too-late') {
    return <RichText text={fill(text.too_late, { date: until, phone: words.phone ?? '' })} />
  }
  return fill(plural(text.days_left, time.days, intlTag(locale)), { count: time.days, date: until })
}
