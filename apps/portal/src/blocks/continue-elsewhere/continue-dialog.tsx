import './continue-dialog.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { LinkView } from './link-view.tsx'
import { TransferProblem } from './transfer-problem.tsx'
import { useLink } from './use-link.ts'

type Props = {
  localId: string
  /** Saves the page that is open: the link takes along what is stored. */
  onSave?: () => Promise<unknown>
  onClose: () => void
}

const nothingToSave = async () => undefined

/** Makes a link that opens a claim on another device. Closing it revokes the link, unless the claim was picked up. */
export default function ContinueDialog({ localId, onSave = nothingToSave, onClose }: Props) {
  const text = useContent('continue-elsewhere')
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const link = useLink({ localId, save: onSave })
  const { made, failure, isPickedUp, isEnded, again } = link
  const isClosed = useRef(false)

  function close() {
    if (isClosed.current) return
    isClosed.current = true
    link.revoke()
    onClose()
    // The page behind the dialog now says where the claim was continued.
    if (isPickedUp) void queries.invalidateQueries({ queryKey: ['transfer-states'] }).then(revalidate)
  }

  return (
    <Dialog
      title={isPickedUp ? text.picked_up_title : text.title}
      startsAtTitle
      onClose={close}
      actions={
        <>
          {(isEnded || failure !== null) && !isPickedUp && (
            <Button onClick={again}>{isEnded ? text.new_link : text.try_again}</Button>
          )}
          <Button look={isPickedUp ? 'first' : 'second'} onClick={close}>
            {isPickedUp ? text.done : text.cancel}
          </Button>
        </>
      }
    >
      <div className="continue-dialog">
        <div role="status">
          {link.isMaking && (
            <p className="continue-making">
              <Spinner />
              {text.making}
            </p>
          )}
          {isPickedUp && <p>{text.picked_up_text}</p>}
          {isEnded && <p>{text.ended}</p>}
        </div>
        {failure !== null && <TransferProblem failure={failure} />}
        {made && !isPickedUp && !isEnded && <LinkView made={made} minutesLeft={link.minutesLeft} />}
      </div>
    </Dialog>
  )
}
