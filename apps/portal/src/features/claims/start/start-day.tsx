import type { Benefit } from '@amparo/contract/benefits'
import { type DateOfLossProblem, dateOfLossProblem } from '@amparo/rules/claims/date-of-loss'
import { type FormEvent, useId, useState } from 'react'
import type { useStart } from '../../../blocks/claim-start/use-start.ts'
import { DateField } from '../../../blocks/date-field/date-field.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { dateOfLoss, useSessionStore } from '../../../session/session-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { goToField } from '../../../ui/form/field-focus.ts'

type Props = { benefit: Benefit; start: ReturnType<typeof useStart> }

/** Asks for the day of the loss (C-004, C-005, C-023 to C-030). */
export function StartDay({ benefit, start }: Props) {
  const text = useContent('claims-start')
  const { today } = usePlatform()
  const store = useSessionStore()
  const [day, setDay] = useState(() => dateOfLoss.read(store) ?? '')
  const [isTried, setTried] = useState(false)
  const id = useId()
  const messages: Record<DateOfLossProblem, string> = {
    required: text.date_required,
    // The field says how to type a date.
    invalid: text.date_required,
    ineligible: text.date_ineligible,
  }
  const problem = dateOfLossProblem(day, { cover: benefit, today: today() })
  const trouble = start.troubleWith(benefit, day)
  const shown = isTried && problem ? problem : trouble === 'ineligible' ? trouble : null

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem) return goToField(id)
    dateOfLoss.write(store, day)
    void start.begin(benefit, day)
  }

  return (
    <form className="start-day" noValidate onSubmit={submit}>
      <DateField
        id={id}
        label={text.date_label}
        help={[text.date_help]}
        error={shown && messages[shown]}
        saysHow
        announcesError
        limits={{ last: today() }}
        value={day}
        onDate={setDay}
      />
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
