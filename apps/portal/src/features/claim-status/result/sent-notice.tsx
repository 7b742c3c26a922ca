import { useEffect, useRef } from 'react'
import { useContent } from '../../../platform/content.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** Where the person looks after what they sent is gone from the page. */
export function SentNotice() {
  const text = useContent('claim-status-page')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="success" title={text.sent_title}>
        <p>{text.sent_text}</p>
      </Banner>
    </div>
  )
}
