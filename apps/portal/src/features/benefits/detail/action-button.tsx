import type { BenefitAction } from '@amparo/rules/benefits/benefit-actions'
import { ManagePolicyButton, QuoteLink } from '../../../blocks/sign-in/policy-actions.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import type { Addresses } from './safe-addresses.ts'

/** The actions that open a dialog. */
export type BenefitModal = Exclude<BenefitAction, 'download-form' | 'send-form' | 'get-quote'>

type Props = {
  action: BenefitAction
  addresses: Addresses
  first: boolean
  onOpen: (modal: BenefitModal) => void
}

export function ActionButton({ action, addresses, first, onOpen }: Props) {
  const text = useContent('benefit-page')
  const look = first ? 'first' : 'second'
  const labels = {
    'start-claim': text.start_claim,
    register: text.register,
    'travel-letter': text.travel_letter,
    certificate: text.certificate,
  }
  if (action === 'get-quote') return <QuoteLink />
  if (action === 'manage-policy') return <ManagePolicyButton onOpen={() => onOpen(action)} />
  if (action === 'download-form') {
    return (
      <a className={`button button-${look} button-wide`} href={addresses.download_url} download>
        {text.download_form}
      </a>
    )
  }
  if (action === 'send-form') {
    return (
      <a className={`button button-${look} button-wide`} href={addresses.claim_form_url}>
        {text.send_form}
      </a>
    )
  }

  return (
    <Button look={look} wide onClick={() => onOpen(action)}>
      {labels[action]}
    </Button>
  )
}
