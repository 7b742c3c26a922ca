import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteField } from '@amparo/rules/policies/quote-values'
import { type FormEvent, useId } from 'react'
import UsAddress from '../../../../blocks/us-address/us-address.tsx'
import { requestIdOf } from '../../../../platform/calls/error-reporter.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import type { PolicyDraft } from '../../../../session/drafts/policy-drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx'
import { PrefilledNote } from '../../parts/prefilled-note.tsx'
import { GenderField } from '../../quote/person-fields.tsx'
import { RewritePrompt } from '../rewrite/rewrite-prompt.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { useEditPerson } from './use-edit-person.ts'
import { usePersonRows } from './use-person-rows.ts'

type Props = {
  policy: PolicyDetails
  /** What was typed here earlier and never saved. */
  stored: PolicyDraft['person']
  onClose: () => void
}

export function EditPerson({ policy, stored, onClose }: Props) {
  const text = useContent('self-service-personal')
  const words = useContent('marketplace-quote')
  const locale = useLocale()
  const id = useId()
  const idOf = (name: QuoteField) => `${id}-${name}`
  const edit = useEditPerson(policy, { stored, onDone: onClose })
  const { fixed } = usePersonRows(policy)
  const { form, rewrites } = edit
  const { errors, values } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!edit.isSaving) edit.save()
  }

  return (
    <>
      <ErrorSummary
        items={errors.listed.map((problem) => ({ ...problem, id: idOf(problem.name) }))}
        attempts={errors.attempts}
        words={words}
        locale={locale}
      />
      <PolicyPageHeading title={text.edit_title} takesFocus />
      {stored && <PrefilledNote>{words.from_draft}</PrefilledNote>}
      <Facts className="policy-facts" rows={fixed} />
      <form className="edit-person" noValidate onSubmit={submit}>
        {form.isGenderAsked && <GenderField form={form} idOf={idOf} onChange={edit.change} />}
        <UsAddress {...{ idOf, values }} errorOf={errors.errorOf} onChange={edit.change} onLeave={errors.leave} />
        <p className="edit-person-note" role="status">
          {rewrites && text[`needs_rewrite_${rewrites}`]}
        </p>
        {edit.failure !== null && <Failed error={edit.failure} />}
        <div className="edit-person-end">
          <Button type="submit" busy={edit.isSaving}>
            {edit.isSaving ? text.saving : text.save}
          </Button>
          <Button look="quiet" disabled={edit.isSaving} onClick={edit.giveUp}>
            {text.cancel}
          </Button>
        </div>
      </form>
      {edit.isAsking && <RewritePrompt policy={policy} typed={values} onClose={edit.stopAsking} />}
    </>
  )
}

function Failed({ error }: { error: unknown }) {
  const text = useContent('self-service-personal')
  const shell = useContent('shell')
  const requestId = requestIdOf(error)

  return (
    <Banner tone="danger" title={text.failed}>
      <p>{text.failed_advice}</p>
      {requestId && <p className="soft">{fill(shell.request_number, { id: requestId })}</p>}
    </Banner>
  )
}
