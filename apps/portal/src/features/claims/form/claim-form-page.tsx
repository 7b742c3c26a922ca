import './form.css'
import { fill } from '@amparo/content/fill'
import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import type { Context } from '@amparo/form-engine/context'
import { type FocusEvent, type FormEvent, type ReactNode, type Ref, use, useEffect, useMemo, useState } from 'react'
import { loadPhonePlans, phonePlans } from '../../../blocks/phone/load-phone-plans.ts'
import { useContent } from '../../../platform/content/content.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { fieldsLeft, goToField } from '../../../ui/form/field-focus.ts'
import { useAfterPress } from '../../../ui/form/use-after-press.ts'
import { fieldId, pathOfField } from './model/answer-paths.ts'
import { type Form, FormContext } from './model/form-context.ts'
import { loadLiquid } from './model/load-liquid.ts'
import type { RenderText } from './model/question-texts.ts'
import { summaryItems } from './model/summary-items.ts'
import { type ClaimFormHandle, useFormModel } from './model/use-form-model.ts'
import { exampleOf } from './questions/example-of.ts'
import { componentFor } from './questions/question-components.ts'
import { Questions } from './questions/questions.tsx'

export type ClaimFormPageProps = {
  page: ClaimPage
  answers: PageAnswers
  context: Context
  /** Where an answer came from that the person did not give, by question key. A new object renders all questions again. */
  prefilled?: Readonly<Record<string, string>>
  /** Error messages from the server, by path (C-146). */
  serverErrors?: Readonly<Record<string, readonly string[]>>
  pageError?: string
  onSubmit: (answers: PageAnswers) => void
  /** The buttons below the questions; one of them submits. */
  children: ReactNode
  ref?: Ref<ClaimFormHandle>
}

/** The questions of one page of a claim. Suspends only if the page has Liquid texts. */
export function ClaimFormPage(props: ClaimFormPageProps) {
  const liquid = loadLiquid(props.page)
  const render = typeof liquid === 'function' ? liquid : use(liquid)

  return <QuestionForm key={props.page.page_key} {...props} render={render} />
}

const nothing = {}

function QuestionForm(props: ClaimFormPageProps & { render: RenderText }) {
  const { page, context, prefilled = nothing, serverErrors, pageError, onSubmit, children } = props
  const text = useContent('claim-form')
  const { locale, country, today } = context
  const dateHelp = (question: Question) => fill(text.date_wrong, { example: exampleOf(question, { today, locale }) })
  const { model, view } = useFormModel({ ...props, dateHelp })
  const form = useMemo<Form>(
    () => ({ model, text, locale, country, today, prefilled, componentFor }),
    [model, text, locale, country, today, prefilled],
  )
  const [attempts, setAttempts] = useState(0)
  const afterPress = useAfterPress()

  useEffect(() => {
    const [first] = serverErrors ? model.showServerErrors(serverErrors) : []
    // To the first field in error, once the errors are on the page (C-147).
    if (first) requestAnimationFrame(() => goToField(fieldId(first.path)))
  }, [serverErrors, model])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (hasPhones(page) && !phonePlans()) await loadPhonePlans()
    const problems = model.check()
    if (problems.length === 0) onSubmit(model.answers())
    else setAttempts((before) => before + 1)
  }

  function leave({ target, relatedTarget }: FocusEvent) {
    // Switching to another window does not leave the field.
    if (!document.hasFocus()) return
    const left = fieldsLeft(target, relatedTarget).map(pathOfField)
    if (left.length > 0) afterPress(() => model.leave(left))
  }

  return (
    <FormContext value={form}>
      <form className="claim-form" noValidate onSubmit={(event) => void submit(event)} onBlur={leave}>
        {pageError && (
          <Banner tone="danger">
            <p>{pageError}</p>
          </Banner>
        )}
        <ErrorSummary
          items={summaryItems(page, view, { text, dateHelp })}
          attempts={attempts}
          words={text}
          locale={locale}
        />
        <div className="claim-questions">
          <Questions questions={view.questions} errors={view.errors} />
        </div>
        {children}
      </form>
    </FormContext>
  )
}

function hasPhones({ question_groups }: ClaimPage): boolean {
  return question_groups.some(({ questions }) => questions.some((one) => one.question_type === 'phone_number'))
}
