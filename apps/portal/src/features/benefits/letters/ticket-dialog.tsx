import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { useContent } from '../../../platform/content/content.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useInsuranceTicket } from './use-insurance-ticket.ts'

type Props = { benefit: Benefit; product: BenefitsResponse; onClose: () => void }

/** Brazil's insurance ticket, in place of a travel letter (C-418 to C-421). */
export function TicketDialog({ benefit, product, onClose }: Props) {
  const text = useContent('letter-forms')
  const { opens_new_tab } = useContent('shell')
  const { confirm, isRunning, blockedAddress } = useInsuranceTicket(benefit, product, onClose)

  return (
    <Dialog
      title={text.ticket_title}
      onClose={onClose}
      actions={
        <>
          {blockedAddress ? (
            <a className="button" href={blockedAddress} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {text.ticket_confirm}
              <Icon name="out" />
              <span className="hidden-visually">({opens_new_tab})</span>
            </a>
          ) : (
            <Button busy={isRunning} onClick={confirm}>
              {text.ticket_confirm}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {text.ticket_cancel}
          </Button>
        </>
      }
    >
      {text.ticket_text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Dialog>
  )
}
