import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

type Props = {
  /** Replaces the title; its body follows the advice. */
  message?: { title: string; body: string }
  onRetry: () => void
}

/** Instead of the card field, when the vault's frame did not load. */
export function FrameFailed({ message, onRetry }: Props) {
  const { 'pan-entry-page': text } = useContent('pan-entry-page')

  return (
    <Banner tone="danger" title={message?.title ?? text.frame_failed_title}>
      <p>{text.frame_failed_body}</p>
      {message && <p>{message.body}</p>}
      <Button look="second" onClick={onRetry}>
        {text.frame_failed_retry}
      </Button>
    </Banner>
  )
}
