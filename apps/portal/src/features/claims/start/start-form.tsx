import type { Benefit } from '@amparo/contract/benefits'
import { type DateOfLossProblem, dateOfLossProblem } from '@amparo/rules/claims/date-of-loss'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { dateOfLoss, useSessionStore } from '../../../session/session-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { needsDay } from './start-checks.ts'
import type { useStart } from './use-start.ts'

type Props = {
  benefits: readonly Benefit[]
  chosen: Benefit | undefined
  onChoose: (benefit: Benefit | undefined) => void
  start: ReturnType<typeof useStart>
}

/** Asks for the benefit, and for the day of the loss where that decides whether there is cover (C-003 to C-006, C-023 to C-030). */
export function StartForm({ benefits, chosen, onChoose, start }: Props) {
  const text = useContent('claims-start')
  const { today } = usePlatform()
  const store = useSessionStore()
  const [day, setDay] = useState(() => dateOfLoss.read(store) ?? '')
  // A counter, because every attempt must render again: a half-typed date changes nothing but `validity`.
  const [attempts, setAttempts] = useState(0)
  const isTried = attempts > 0
  const id = useId()
  const [benefitField, dayField] = [useRef<HTMLSelectElement>(null), useRef<HTMLInputElement>(null)]
  const messages: Record<DateOfLossProblem, string> = {
    required: text.date_required,
    invalid: text.date_invalid,
    ineligible: text.date_ineligible,
  }
  const asksDay = chosen !== undefined && needsDay(chosen)
  const problem = asksDay ? dayProblem(chosen) : null
  const shownProblem = isTried && problem ? problem : start.trouble === 'ineligible' ? 'ineligible' : null

  /** The value of a half-typed date is empty; only `badInput` tells it from an empty field. */
  function dayProblem(benefit: Benefit): DateOfLossProblem | null {
    if (day === '' && dayField.current?.validity?.badInput) return 'invalid'
    return dateOfLossProblem(day, { cover: benefit, today: today() })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (!chosen) return benefitField.current?.focus()
    if (asksDay && dayProblem(chosen)) return dayField.current?.focus()
    if (asksDay) dateOfLoss.write(store, day)
    void start.begin(chosen, asksDay ? day : undefined)
  }

  return (
    <form className="start-form" noValidate onSubmit={submit}>
      <Field
        id={`${id}-benefit`}
        label={text.benefit_label}
        error={isTried && !chosen ? text.benefit_required : null}
        announcesError
      >
        {(control) => (
          <Select
            {...control}
            ref={benefitField}
            placeholder={text.benefit_choose}
            options={benefits.map(({ benefit_id, name }) => ({ value: benefit_id, title: name }))}
            value={chosen?.benefit_id ?? ''}
            onChange={({ target }) => {
              setAttempts(0)
              onChoose(benefits.find(({ benefit_id }) => benefit_id === target.value))
            }}
          />
        )}
      </Field>
      {asksDay && (
        <TextField
          ref={dayField}
          type="date"
          id={`${id}-day`}
          label={text.date_label}
          help={text.date_help}
          error={shownProblem && messages[shownProblem]}
          announcesError
          max={today()}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
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
