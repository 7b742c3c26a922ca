import type { Problem } from '@amparo/form-engine/context'
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { loadPhonePlans, phonePlans } from '../../../blocks/phone/load-phone-plans.ts'
import { useContent } from '../../../platform/content.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { afterPress } from './after-press.ts'
import type { ClaimFormPageProps } from './claim-form-page.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type Form, FormContext } from './form-context.ts'
import { FormElement } from './form-element.tsx'
import { fieldsLeft, goToField } from './go-to-field.ts'
import { QuestionBoxes } from './question-boxes.tsx'
import { componentFor } from './question-components.ts'
import type { RenderText } from './shown-questions.ts'
import { summaryItems } from './summary-items.ts'
import { useClaimForm } from './use-claim-form.ts'
import { useErrorTitle } from './use-error-title.ts'

const nothing = {}
/** More questions than any form of ours has: those out of sight are then not drawn (form.css). */
const LONG = 60

export function FormOfPage(props: ClaimFormPageProps & { render: RenderText }) {
  const { page, context, serverErrors, pageError, onSubmit, children } = props
  const prefilled = useSame(props.prefilled ?? nothing)
  const text = useContent('claim-form')
  const { model, view } = useClaimForm(props)
  const { locale, country, today } = context
  const form = useMemo<Form>(
    () => ({ model, text, locale, country, today, prefilled, componentFor }),
    [model, text, locale, country, today, prefilled],
  )
  const element = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLElement>(null)
  const press = useRef<ReturnType<typeof afterPress>>(undefined)
  const asked = useRef<readonly Problem[]>(undefined)
  useErrorTitle(view.problems.length > 0, text.error_title)

  useEffect(() => {
    press.current = afterPress()
    return () => press.current?.stop()
  }, [])

  // Only what was just sent takes the focus, not a problem that goes away.
  useEffect(() => {
    if (asked.current !== view.problems) return
    asked.current = undefined
    summary.current?.focus()
  }, [view.problems])

  useEffect(() => {
    const [first] = serverErrors ? model.tell(serverErrors) : []
    // C-147: once the errors are drawn.
    if (first) requestAnimationFrame(() => element.current && goToField(element.current, first.path))
  }, [serverErrors, model])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (hasPhones(page) && !phonePlans()) await loadPhonePlans()
    const problems = model.check()
    asked.current = problems
    if (problems.length === 0) onSubmit(model.answers())
  }

  function leave({ target, relatedTarget }: FocusEvent) {
    // A window that goes to the back is not left.
    if (!document.hasFocus()) return
    const left = fieldsLeft(target, relatedTarget)
    if (left.length > 0) press.current?.run(() => model.leave(left))
  }

  return (
    <FormContext value={form}>
      <FormElement ref={element} onSubmit={(event) => void submit(event)} onBlur={leave}>
        {pageError && (
          <Banner tone="danger">
            <p>{pageError}</p>
          </Banner>
        )}
        {view.problems.length > 0 && (
          <ErrorSummary
            box={summary}
            items={summaryItems(page, view, text)}
            onGo={(path) => element.current && goToField(element.current, path)}
          />
        )}
        {/* A box of their own: controls that enter a form one by one cost Chromium the square of their number. */}
        <div className="claim-questions" data-long={view.questions.length > LONG ? '' : undefined}>
          <QuestionBoxes page={page} questions={view.questions} errors={view.errors} />
        </div>
        {children}
      </FormElement>
    </FormContext>
  )
}

/** The same notes as before are the same object, so that no field is drawn again for them. */
function useSame(notes: Readonly<Record<string, string>>) {
  const [held, setHeld] = useState(notes)
  if (held === notes || JSON.stringify(held) === JSON.stringify(notes)) return held
  setHeld(notes)
  return notes
}

function hasPhones({ question_groups }: ClaimFormPageProps['page']): boolean {
  return question_groups.some(({ questions }) => questions.some((one) => one.question_type === 'phone_number'))
}
