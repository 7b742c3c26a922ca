import type { Benefit } from '@amparo/contract/benefits'
import { type DateOfLossProblem, dateOfLossProblem } from '@amparo/rules/claims/date-of-loss'
import { needsDay } from '@amparo/rules/claims/needs-day'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { useStart } from '../../../blocks/claim-start/use-start.ts'
import { DateField } from '../../../blocks/date-field/date-field.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { dateOfLoss, useSessionStore } from '../../../session/session-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { goToField } from '../../../ui/form/field-focus.ts'
import { Select } from '../../../ui/form/select.tsx'

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
  const benefitField = useRef<HTMLSelectElement>(null)
  const messages: Record<DateOfLossProblem, string> = {
    required: text.date_required,
    // The field says how to type a date.
    invalid: text.date_required,
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
    if (dayProblem(chosen, day)) return goToField(`${id}-day`)
    dateOfLoss.write(store, day)
    void start.begin(chosen, day)
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
        <DateField
          id={`${id}-day`}
          label={text.date_label}
          help={[text.date_help]}
          error={shownProblem && messages[shownProblem]}
          saysHow
          announcesError
          limits={{ last: today() }}
          value={day}
          onDate={setDay}
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
