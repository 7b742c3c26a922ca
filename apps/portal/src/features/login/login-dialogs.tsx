import type { ReactNode } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { RichText } from '../../platform/content/rich-text.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = { onClose: () => void }

/** The card has no active benefits (P-138). If earlier losses can be claimed, it links there (P-X10). */
export function NoActiveBenefitsDialog({ claims, onClose }: Props & { claims: string | null }) {
  const text = useContent('no-active-benefits')
  const toClaims = claims && (
    <Link className="button button-second" to={claims} onClick={onClose}>
      {text.claims_link}
    </Link>
  )

  return <NoticeDialog text={text} more={toClaims} onClose={onClose} />
}

/** Something went wrong with a link (P-139). */
export function SomethingWentWrongDialog({ onClose }: Props) {
  return <NoticeDialog text={useContent('something-went-wrong')} onClose={onClose} />
}

type NoticeProps = Props & { text: { title: string; body: string; button: string }; more?: ReactNode }

function NoticeDialog({ text, more, onClose }: NoticeProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{text.button}</Button>
      {more}
    </>
  )

  return (
    <Dialog title={text.title} onClose={onClose} actions={actions}>
      <p>
        <RichText text={text.body} />
      </p>
    </Dialog>
  )
}
