import { type BillingAddressOptions, useBillingAddress } from '../../blocks/billing-address/use-billing-address.ts'
import type { PolicyDraft } from '../../session/drafts/policy-drafts.ts'
import { useEditDraft } from './use-edit-draft.ts'

type Options = BillingAddressOptions & { id: string; part: Extract<keyof PolicyDraft, 'billing' | 'checkout'> }

/** A billing address that stays on this device while it is typed, for a reload or a session that ends. */
export function useStoredBillingAddress({ id, part, ...options }: Options) {
  const address = useBillingAddress(options)
  const { isDifferent, values } = address
  const draft = useEditDraft(id, part, { isDifferent, values })

  return {
    ...address,
    change(...changes: Parameters<typeof address.change>) {
      address.change(...changes)
      draft.touch()
    },
    setDifferent(...choice: Parameters<typeof address.setDifferent>) {
      address.setDifferent(...choice)
      draft.touch()
    },
    forget: draft.forget,
  }
}
