import type { PolicyDetails } from '@amparo/contract/policies'
import { outlineFile } from '@amparo/rules/policies/outline-file'
import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = { quote: PolicyDetails; onAcknowledge: () => void; onClose: () => void }

/** The outline of coverage for the quote's state and coverages, and the button that says one has it. */
export function OutlineDialog({ quote, onAcknowledge, onClose }: Props) {
  const text = useContent('checkout')
  const ids = quote.coverages.map(({ id }) => id)
  const file = outlineFile(quote.geographic_location.state, ids)

  return (
    <Dialog
      title={text.outline_title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onAcknowledge()
              onClose()
            }}
          >
            {text.outline_acknowledge}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.outline_close}
          </Button>
        </>
      }
    >
      {text.outline_text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={`/documents/outlines/${file}`} target="_blank" rel="noopener">
          {text.outline_open}
        </a>
      </p>
    </Dialog>
  )
}
