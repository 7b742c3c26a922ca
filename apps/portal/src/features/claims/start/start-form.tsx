import type { Benefit } from '@amparo/contract/benefits'
import { type DateOfLossProblem, dateOfLossProblem } from '@amparo/rules/claims/date-of-loss'
import { needsDay } from '@amparo/rules/claims/needs-day'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { useStart } from '../../../blocks/claim-start/use-start.ts'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { dateOfLoss, useSessionStore } from '../../../session/session-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

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
  const [isTried, setTried] = useState(false)
  const id = useId()
  const [benefitField, dayField] = [useRef<HTMLSelectElement>(null), useRef<HTMLInputElement>(null)]
  const messages: Record<DateOfLossProblem, string> = {
    required: text.date_required,
    invalid: text.date_invalid,
    ineligible: text.date_ineligible,
  }
  const asksDay = chosen !== undefined && needsDay(chosen, today())
  const problem = asksDay ? dayProblem(chosen, day) : null
  const trouble = chosen ? start.troubleWith(chosen, asksDay ? day : undefined) : null
  const shownProblem = isTried && problem ? problem : trouble === 'ineligible' ? 'ineligible' : null

  function dayProblem(benefit: Benefit, date: string): DateOfLossProblem | null {
    return dateOfLossProblem(date, { cover: benefit, today: today() })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!chosen) return benefitField.current?.focus()
    if (!asksDay) return void start.begin(chosen)
    // Read again: a date that is incomplete or impossible from the first key on fires no event.
    const date = dayIn(dayField.current)
    setDay(date)
    if (dayProblem(chosen, date)) return dayField.current?.focus()
    dateOfLoss.write(store, date)
    void start.begin(chosen, date)
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
              setTried(false)
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
          // Not `value`: React would empty a field with an impossible date, such as 31 February.
          defaultValue={dateOfLoss.read(store) ?? ''}
          onChange={({ target }) => setDay(dayIn(target))}
        />
      )}
      {trouble === 'failed' && (
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

/** The value of an incomplete or impossible date is empty; only `badInput` tells it from an empty field. */
function dayIn(input: HTMLInputElement | null): string {
  return input?.validity?.badInput ? 'impossible' : (input?.value ?? '')
}
