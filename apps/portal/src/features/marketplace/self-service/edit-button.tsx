import type { PolicyDetails } from '@amparo/contract/policies'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { useId } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePayLabel } from './use-pay-label.ts'
import { useSelfService } from './use-self-service.ts'

type Props = { policy: PolicyDetails; label: string; onEdit: () => void }

/** Disabled with an explanation while a payment is overdue (M-228). Not shown for a policy that cannot be changed (M-226). */
export function EditButton({ policy, label, onEdit }: Props) {
  const text = useContent('self-service')
  const { pathTo } = useSelfService()
  const payLabel = usePayLabel(policy)
  const id = useId()
  const { status_code } = policy
  const isOverdue = status_code === 'suspended'
  if (!isEditable(status_code)) return <p className="soft">{text.not_editable}</p>

  return (
    <div className="policy-edit">
      <Button look="second" disabled={isOverdue} aria-describedby={isOverdue ? id : undefined} onClick={onEdit}>
        {label}
      </Button>
      {isOverdue && (
        <p className="soft" id={id}>
          {text.edit_overdue} <Link to={pathTo('billing')}>{payLabel}</Link>
        </p>
      )}
    </div>
  )
}
