import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = { file: string; onAcknowledge: () => void; onClose: () => void }

/** The outline of coverage for the quote's state and coverages, and the button that says one has it. */
export function OutlineDialog({ file, onAcknowledge, onClose }: Props) {
  const text = useContent('checkout')

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
