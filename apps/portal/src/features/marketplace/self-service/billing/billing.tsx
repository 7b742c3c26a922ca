import { fill } from '@amparo/content/fill'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MountPaymentFields } from '../../../../blocks/payment-card/use-mounted-fields.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { policyBillingQuery } from '../../../../queries/marketplace/get-policy-billing.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { showSnackbar } from '../../../../ui/feedback/snackbar.ts'
import { useStoredDraft } from '../../use-edit-draft.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { EditBilling } from './edit-billing.tsx'
import { Overdue } from './overdue.tsx'
import { PaymentHistory } from './payment-history.tsx'

/** Shows the billing facts, or the form after "Change card or address" or the button that pays (M-226, M-229). */
export function Billing({ mount }: { mount: MountPaymentFields | undefined }) {
  const text = useContent('self-service-billing')
  const { page_billing } = useContent('self-service')
  const policy = usePolicy()
  const { data: billing } = useSuspenseQuery(policyBillingQuery(useAppParts(), policy.id))
  // What was being typed when the page was left goes on.
  const unfinished = useStoredDraft('billing')
  const [isEditing, setEditing] = useState(unfinished !== undefined && isEditable(policy.status_code))
  const [wasEdited, setEdited] = useState(false)
  const [isResolved, setResolved] = useState(false)

  function close() {
    setEditing(false)
    setEdited(true)
  }

  if (isEditing) {
    return (
      <EditBilling
        {...{ policy, billing, mount }}
        stored={wasEdited ? undefined : unfinished}
        onClose={close}
        onDone={({ wasOverdue }) => {
          if (!wasOverdue) showSnackbar({ id: 'billing', variant: 'success', text: text.applied })
          setResolved(wasOverdue)
          close()
        }}
      />
    )
  }

  const edit = () => {
    setResolved(false)
    setEditing(true)
  }
  const isOverdue = policy.status_code === 'suspended' && billing.overdue !== null
  const { card } = policy

  return (
    <>
      <PolicyPageHeading title={page_billing} takesFocus={wasEdited} />
      {isResolved && card && (
        <Banner tone="success" title={text.resolved_title}>
          <p>{fill(text.resolved_text, { brand: card.brand, last4: card.last_4 })}</p>
        </Banner>
      )}
      {isOverdue && billing.overdue && <Overdue overdue={billing.overdue} onResolve={edit} />}
      <BillingFacts {...{ policy, billing }}>
        {!isOverdue && isEditable(policy.status_code) && (
          <Button look="second" onClick={edit}>
            {text.edit}
          </Button>
        )}
      </BillingFacts>
      <PaymentHistory payments={billing.payments} />
    </>
  )
}
