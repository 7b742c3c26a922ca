import { fill } from '@amparo/content/fill'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'

type Props = { email: string; onOther: () => void }

/** Says the same for known and unknown addresses (M-023). Its title is above it, on the page or dialog. */
export function LinkSent({ email, onOther }: Props) {
  const text = useContent('marketplace-sign-in')

  return (
    <>
      <p role="status">{fill(text.sent_text, { email })}</p>
      <p className="soft">{text.sent_hint}</p>
      <p>
        <Button look="link" onClick={onOther}>
          {text.other_address}
        </Button>
      </p>
    </>
  )
}
