import { useEffect } from 'react'
import { useContent } from '../platform/content/content.ts'
import { useAction } from '../queries/use-action.ts'
import { usePageTitle } from '../session/page-title.ts'
import { Button } from '../ui/button.tsx'
import type { ClaimWidget } from './claim-widget.ts'

/** Shown after the person saved, canceled or left the form. Tells the embedding page, and lets the person open the form again. */
export function ClosedPage({ widget }: { widget: ClaimWidget }) {
  const text = useContent('claim-widget')
  const { start, isRunning } = useAction({ run: () => widget.reopen(), reportAs: 'UNEXPECTED_ERROR' })
  usePageTitle(text.left_title)
  useEffect(() => void widget.send({ type: 'closed' }), [widget])

  return (
    <div className="wrap widget-message">
      <h1 tabIndex={-1}>{text.left_title}</h1>
      <p className="lead">{text.left_text}</p>
      <Button busy={isRunning} onClick={() => void start()}>
        {text.reopen}
      </Button>
    </div>
  )
}
