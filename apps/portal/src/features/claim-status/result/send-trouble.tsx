import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** `slow`: we wait no longer, although it may still end well. */
export type Trouble = 'failed' | 'file-lost' | 'slow'

/** What went wrong with sending. The button to send again is below it. */
export function SendTrouble({ trouble, onCheckAgain }: { trouble: Trouble; onCheckAgain: () => void }) {
  const text = useContent('claim-status-page')
  if (trouble === 'slow') {
    return (
      <Banner tone="danger" title={text.send_slow_title}>
        <p>{text.send_slow_text}</p>
        <Button look="second" onClick={onCheckAgain}>
          {text.check_again}
        </Button>
      </Banner>
    )
  }
  return (
    <Banner tone="danger" title={text.send_failed_title}>
      <p>{trouble === 'file-lost' ? text.send_file_lost : text.send_failed_text}</p>
    </Banner>
  )
}
