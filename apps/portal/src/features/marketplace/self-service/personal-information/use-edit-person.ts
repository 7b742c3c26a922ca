import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import { asksGender, quoteRequest } from '@amparo/rules/policies/quote-form'
import type { QuoteField, QuoteValues } from '@amparo/rules/policies/quote-values'
import { useState } from 'react'
import { addressFields } from '../../../../blocks/us-address/address-fields.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { isBadLocation } from '../../../../queries/marketplace/create-quote.ts'
import { useUpdatePolicy } from '../../../../queries/marketplace/update-policy.ts'
import type { PolicyDraft } from '../../../../session/drafts/policy-drafts.ts'
import { showSnackbar } from '../../../../ui/feedback/snackbar.ts'
import { useQuoteForm } from '../../quote/use-quote-form.ts'
import { quoteValuesOf } from '../../quote-values.ts'
import { useEditDraft } from '../../use-edit-draft.ts'

/** Only these can be changed (M-241). */
const fields: readonly QuoteField[] = ['gender', ...addressFields]

type Options = { stored: PolicyDraft['person']; onDone: () => void }

/** The form for a policyholder's address and gender. Another state or gender needs a new policy; an address in the same state is changed at once. */
export function useEditPerson(policy: PolicyDetails, { stored, onDone }: Options) {
  const text = useContent('self-service-personal')
  const [begin] = useState(() => quoteValuesOf(policy))
  const form = useQuoteForm({ values: { ...begin, ...stored } }, fields)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { values } = form
  const { gender, line1Address, line2Address, city, state, postalCode } = values
  const draft = useEditDraft(policy.id, 'person', { gender, line1Address, line2Address, city, state, postalCode })
  const done = () => {
    draft.forget()
    onDone()
  }
  const { start, isRunning } = useUpdatePolicy(policy.id, {
    onDone: () => {
      showSnackbar({ variant: 'success', text: text.applied })
      done()
    },
    onFailed: (error) => {
      if (isSessionOver(error)) return
      if (isBadLocation(error)) form.refuseAddress()
      else if (isRewriteNeeded(error)) setAsking(true)
      else setFailure(error)
    },
  })
  const rewrites = rewritesFor(values, begin)

  function save() {
    setFailure(null)
    if (!form.errors.check(form.problems)) return
    if (rewrites) return setAsking(true)
    const isSame = addressFields.every((name) => values[name].trim() === begin[name].trim())
    if (isSame) return done()
    void start({ address: quoteRequest(values).address })
  }

  return {
    form,
    giveUp: done,
    rewrites,
    save,
    isSaving: isRunning,
    failure,
    isAsking,
    stopAsking: () => setAsking(false),
    /** New York policies have no gender, so it must be entered when the state changes (M-242, M-X27). */
    change(changes: Partial<QuoteValues>) {
      const leaves = changes.state !== undefined && !asksGender(values.state) && asksGender(changes.state)
      form.change(leaves ? { ...changes, gender: '' } : changes)
      draft.touch()
    },
  }
}

/** Which change needs a new policy, if any (M-267, M-268). */
function rewritesFor(values: QuoteValues, begin: QuoteValues): 'state' | 'gender' | null {
  if (values.state !== begin.state) return 'state'
  return asksGender(values.state) && values.gender !== begin.gender ? 'gender' : null
}

function isRewriteNeeded(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'needs_rewrite'
}
