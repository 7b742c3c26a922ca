import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = { title: string; paragraphs: readonly string[]; actions: ReactNode; onClose: () => void }

/** Terms to read, of a quote or of the purchase. */
export function TermsDialog({ title, paragraphs, actions, onClose }: Props) {
  return (
    <Dialog title={title} startsAtTitle onClose={onClose} actions={actions}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Dialog>
  )
}
