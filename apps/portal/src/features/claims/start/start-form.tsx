import type { Benefit } from '@amparo/contract/benefits'
import { type DateOfLossProblem, dateOfLossProblem } from '@amparo/rules/claims/date-of-loss'
import { type FormEvent, useRef, useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { dateOfLoss, useSessionStore } from '../../../session/session-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { needsDay } from './start-checks.ts'
import { StartField } from './start-field.tsx'
import type { useStart } from './use-start.ts'

type Props = {
  benefits: readonly Benefit[]
  chosen: Benefit | undefined
  onChoose: (benefit: Benefit | undefined) => void
  start: ReturnType<typeof useStart>
}

/** C-003 to C-006, C-023 to C-030. */
export function StartForm({ benefits, chosen, onChoose, start }: Props) {
  const text = useContent('claims-start')
  const { today } = usePlatform()
  const store = useSessionStore()
  const [day, setDay] = useState(() => dateOfLoss.read(store) ?? '')
  // Every try is drawn: of half a date the field tells nothing but when it is asked.
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const [benefitField, dayField] = [useRef<HTMLSelectElement>(null), useRef<HTMLInputElement>(null)]
  const messages: Record<DateOfLossProblem, string> = {
    required: text.date_required,
    invalid: text.date_invalid,
    ineligible: text.date_ineligible,
  }
  const asksDay = chosen !== undefined && needsDay(chosen)
  const problem = asksDay ? dayProblem(chosen) : null
  const shownProblem = isTried && problem ? problem : start.trouble === 'ineligible' ? 'ineligible' : null

  /** A field that holds half a date hands over nothing, and says only that it does. */
  function dayProblem(benefit: Benefit): DateOfLossProblem | null {
    if (day === '' && dayField.current?.validity?.badInput) return 'invalid'
    return dateOfLossProblem(day, { cover: benefit, today: today() })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTries(tries + 1)
    if (!chosen) return benefitField.current?.focus()
    if (asksDay && dayProblem(chosen)) return dayField.current?.focus()
    if (asksDay) dateOfLoss.write(store, day)
    void start.begin(chosen, asksDay ? day : undefined)
  }

  return (
    <form className="start-form" noValidate onSubmit={submit}>
      <StartField label={text.benefit_label} error={isTried && !chosen ? text.benefit_required : null}>
        {(field) => (
          <select
            {...field}
            ref={benefitField}
            value={chosen?.benefit_id ?? ''}
            onChange={({ target }) => {
              setTries(0)
              onChoose(benefits.find(({ benefit_id }) => benefit_id === target.value))
            }}
          >
            <option value="">{text.benefit_choose}</option>
            {benefits.map(({ benefit_id, name }) => (
              <option key={benefit_id} value={benefit_id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </StartField>
      {asksDay && (
        <StartField label={text.date_label} help={text.date_help} error={shownProblem && messages[shownProblem]}>
          {(field) => (
            <input
              {...field}
              ref={dayField}
              type="date"
              max={today()}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </StartField>
      )}
      {start.trouble === 'failed' && (
        <Banner tone="danger">
          <p>{text.failed}</p>
        </Banner>
      )}
      <Button type="submit" busy={start.isBusy}>
        {text.start}
      </Button>
    </form>
  )
}
