import './personal-information.css'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { useStoredDraft } from '../../use-edit-draft.ts'
import { EditButton } from '../edit-button.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { EditPerson } from './edit-person.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { usePersonRows } from './use-person-rows.ts'

/** Shows the policyholder's details; a button opens the form for address and gender (M-201). */
export function PersonalInformationPage() {
  const text = useContent('self-service-personal')
  const { page_personal_information } = useContent('self-service')
  const policy = usePolicy()
  const { fixed, changeable } = usePersonRows(policy)
  // What was being typed when the page was left goes on.
  const unfinished = useStoredDraft('person')
  const canBeEdited = isEditable(policy.status_code) && policy.status_code !== 'suspended'
  const [isEditing, setEditing] = useState(unfinished !== undefined && canBeEdited)
  const [wasEdited, setEdited] = useState(false)

  function close() {
    setEditing(false)
    setEdited(true)
  }

  if (isEditing) return <EditPerson policy={policy} stored={wasEdited ? undefined : unfinished} onClose={close} />
  return (
    <>
      <PolicyPageHeading title={page_personal_information} takesFocus={wasEdited} />
      <Facts className="policy-facts" rows={[...fixed, ...changeable]} />
      <EditButton policy={policy} label={text.edit} onEdit={() => setEditing(true)} />
      <ReadOnlyNote />
    </>
  )
}

export { PersonalInformationPage as Component }
