import { fill } from '@amparo/content/fill'
import type { PolicyBilling } from '@amparo/contract/billing'
import type { PolicyDetails } from '@amparo/contract/policies'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { type FormEvent, useId } from 'react'
import { BillingAddress } from '../../../../blocks/billing-address/billing-address.tsx'
import { PaymentCard } from '../../../../blocks/payment-card/payment-card.tsx'
import type { MountPaymentFields } from '../../../../blocks/payment-card/use-mounted-fields.ts'
import { usePaymentCard } from '../../../../blocks/payment-card/use-payment-card.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { dollars } from '../../../../platform/content/money.ts'
import type { BillingDraft } from '../../../../session/drafts/policy-drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx'
import { useFormErrors } from '../../../../ui/form/use-form-errors.ts'
import { PrefilledNote } from '../../parts/prefilled-note.tsx'
import { useStoredBillingAddress } from '../../use-stored-billing-address.ts'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { BillingTrouble } from './billing-trouble.tsx'
import { useSaveBilling } from './use-save-billing.ts'

type Props = {
  policy: PolicyDetails
  billing: PolicyBilling
  mount: MountPaymentFields | undefined
  /** What was typed here earlier and never saved. */
  stored: BillingDraft | undefined
  onClose: () => void
  onDone: (result: { wasOverdue: boolean }) => void
}

/** The form for a new card and its billing address (M-231 to M-235). If the policy is overdue, the card is charged what is owed (M-229, M-230). */
export function EditBilling({ policy, billing, mount, stored, onClose, onDone }: Props) {
  const text = useContent('self-service-billing')
  const { page_billing } = useContent('self-service')
  const { from_draft } = useContent('billing-address')
  const locale = useLocale()
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const card = usePaymentCard()
  const home = policy.geographic_location
  const address = useStoredBillingAddress({
    ...{ id: policy.id, part: 'billing', home, words: text },
    stored: billing.billing_address,
    draft: stored,
  })
  const errors = useFormErrors([...card.problems, ...address.problems])
  const owed = policy.status_code === 'suspended' ? (billing.overdue?.amount ?? null) : null
  const { save, isSaving, trouble, checkAgain } = useSaveBilling(policy, {
    owed,
    card,
    onDone: (result) => {
      address.forget()
      onDone(result)
    },
  })
  const amount = owed === null ? null : dollars(owed, locale)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!isSaving && errors.check()) save(address.address())
  }

  function giveUp() {
    address.forget()
    onClose()
  }

  const failure = trouble && <BillingTrouble {...{ trouble, owed }} onCheckAgain={checkAgain} />

  // The policy has ended meanwhile. The heading takes the focus from the button that is gone.
  if (!isSaving && !isEditable(policy.status_code)) {
    return (
      <>
        <PolicyPageHeading key="ended" title={page_billing} takesFocus />
        {failure}
        <Button look="quiet" onClick={giveUp}>
          {text.back}
        </Button>
      </>
    )
  }

  return (
    <>
      <ErrorSummary
        items={errors.listed.map((problem) => ({ ...problem, id: idOf(problem.name) }))}
        attempts={errors.attempts}
        words={text}
        locale={locale}
      />
      <PolicyPageHeading title={amount === null ? text.title_edit : text.title_resolve} takesFocus />
      <p className="lead">{amount === null ? text.edit_lead : fill(text.resolve_lead, { amount })}</p>
      {stored && <PrefilledNote>{from_draft}</PrefilledNote>}
      <form className="edit-billing" noValidate onSubmit={submit}>
        <section aria-labelledby={idOf('card-title')}>
          <h2 id={idOf('card-title')}>{text.card_title}</h2>
          <PaymentCard {...{ card, idOf, mount }} errorOf={errors.errorOf} onLeave={errors.leave} onSubmit={submit} />
        </section>
        <BillingAddress {...{ home, idOf }} billing={address} errorOf={errors.errorOf} onLeave={errors.leave} />
        {failure}
        <div className="edit-billing-end">
          <Button type="submit" busy={isSaving}>
            {amount === null
              ? isSaving
                ? text.saving
                : text.save
              : isSaving
                ? text.paying
                : fill(text.pay, { amount })}
          </Button>
          <Button look="quiet" disabled={isSaving} onClick={giveUp}>
            {text.cancel}
          </Button>
          <p className="soft" role="status">
            {isSaving && amount !== null && text.waiting_text}
          </p>
        </div>
      </form>
    </>
  )
}
