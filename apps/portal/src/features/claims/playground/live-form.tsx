import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { keepFitting } from '@amparo/form-engine/answers/keep-fitting'
import type { Context } from '@amparo/form-engine/context'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ClaimFormPage } from '../form/claim-form-page.tsx'
import type { ClaimFormHandle } from '../form/model/use-form-model.ts'

type Props = {
  page: ClaimPage
  application: Application
  context: Omit<Context, 'application'>
  onAnswers: (answers: PageAnswers) => void
  onSubmit: () => void
}

/** The product's own claim form. Reports its answers after every interaction. */
export function LiveForm({ page, application, context, onAnswers, onSubmit }: Props) {
  const form = useRef<ClaimFormHandle>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [answers] = useState(() => keepFitting(page, application[page.page_key] ?? {}).answers)
  const newest = useRef(onAnswers)

  useEffect(() => {
    newest.current = onAnswers
  }, [onAnswers])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const hear = useCallback(() => {
    clearTimeout(waiting.current)
    // After the form has handled the event.
    waiting.current = setTimeout(() => form.current && newest.current(form.current.read()))
  }, [])
  const hold = useCallback(
    (handle: ClaimFormHandle | null) => {
      form.current = handle
      hear()
    },
    [hear],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive itself; it only listens to the events of the form's fields
    <div onInput={hear} onChange={hear} onClick={hear} onKeyUp={hear} onBlur={hear}>
      <ClaimFormPage ref={hold} page={page} answers={answers} context={{ ...context, application }} onSubmit={onSubmit}>
        <div>
          <Button type="submit">Check and continue</Button>
        </div>
      </ClaimFormPage>
    </div>
  )
}
