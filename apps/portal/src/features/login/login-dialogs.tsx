import { useContent } from '../../platform/content.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { onClose: () => void }

/** P-138. Its link to claims comes with the claims. */
export function NoActiveBenefitsDialog({ onClose }: Props) {
  return <NoticeDialog text={useContent('no-active-benefits')} onClose={onClose} />
}

/** P-139. */
export function SomethingWentWrongDialog({ onClose }: Props) {
  return <NoticeDialog text={useContent('something-went-wrong')} onClose={onClose} />
}

function NoticeDialog({ text, onClose }: Props & { text: { title: string; body: string; button: string } }) {
  return (
    <Dialog title={text.title} onClose={onClose} actions={<Button onClick={onClose}>{text.button}</Button>}>
      <p>
        <RichText text={text.body} />
      </p>
    </Dialog>
  )
}
