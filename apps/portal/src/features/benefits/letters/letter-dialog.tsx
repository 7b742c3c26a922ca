import './letter-dialog.css'
import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { type FocusEvent, type FormEvent, useId } from 'react'
import { loadPhonePlans } from '../../../blocks/phone/load-phone-plans.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { useAction } from '../../../queries/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { fieldsLeft } from '../../../ui/form/field-focus.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { fieldLabel, type LetterField, sectionsFor } from './letter-fields.ts'
import { LetterInput } from './letter-input.tsx'
import { useLetterForm } from './use-letter-form.ts'
import { useMakeLetter } from './use-make-letter.ts'

type Props = { kind: LetterKind; benefit: Benefit; product: BenefitsResponse; onClose: () => void }

/** The form of a letter (C-273, C-376). Errors appear when a field is left (C-287). */
export function LetterDialog({ kind, benefit, product, onClose }: Props) {
  const text = useContent('letter-forms')
  const locale = useLocale()
  const { benefit_code: benefitCode } = benefit
  const { ica_country: country } = product
  const { newest, values, errors, check, change, drop, isAsked } = useLetterForm({ kind, country, benefitCode })
  const make = useMakeLetter(kind, benefit, product)
  const id = useId()
  const fieldId = (name: LetterField) => `${id}-${name}`
  const sections = sectionsFor(kind, locale)
  const { title, lead } = {
    'cdw-certificate': { title: text.rental_title, lead: text.rental_lead },
    'mex-certificate': { title: text.assistance_title, lead: text.assistance_lead },
    'ap-certificate': { title: text.travel_title, lead: text.travel_lead },
  }[kind]

  const { start, isRunning } = useAction({
    run: loadPhonePlans,
    reportAs: null,
    onDone() {
      if (!check()) return
      drop()
      onClose()
      return make(newest())
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void start()
  }

  function leave({ target, relatedTarget }: FocusEvent) {
    // Switching to another window does not leave the field.
    if (!document.hasFocus()) return
    for (const left of fieldsLeft(target, relatedTarget)) errors.leave(left.slice(id.length + 1) as LetterField)
  }

  return (
    <Dialog
      title={title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={isRunning}>
            {kind === 'ap-certificate' ? text.make_letter : text.make_certificate}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={id} className="letter-form" noValidate onSubmit={submit} onBlur={leave}>
        <p>{lead}</p>
        <ErrorSummary
          items={errors.listed.map((problem) => ({ ...problem, id: fieldId(problem.name) }))}
          missing={[text.problem_required]}
          attempts={errors.attempts}
          words={text}
          locale={locale}
        />
        {sections.map((section) => (
          <section className="letter-form-part" key={section.title} aria-label={text[section.title]}>
            {sections.length > 1 && <h3>{text[section.title]}</h3>}
            {section.fields.filter(isAsked).map((name) => (
              <LetterInput
                key={name}
                name={name}
                field={{ id: fieldId(name), label: fieldLabel(name, text), error: errors.errorOf(name) }}
                value={values[name] ?? ''}
                onChange={(value) => change(name, value)}
                country={country}
                departure={values.departureDate ?? ''}
              />
            ))}
          </section>
        ))}
      </form>
    </Dialog>
  )
}
