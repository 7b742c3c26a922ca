import { useState } from 'react'
import { ManagePolicyButton, QuoteLink } from '../../../blocks/sign-in/policy-actions.tsx'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'

const SignInDialog = lazyPart(() => import('../../../blocks/sign-in/sign-in-dialog.tsx'))

/** Get a quote, and manage my policy, which opens the login modal. */
export function PolicyActions() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <QuoteLink />
      <ManagePolicyButton onOpen={() => setOpen(true)} />
      {isOpen && (
        <Region>
          <SignInDialog onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  )
}
