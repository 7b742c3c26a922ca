import { fill, plural } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useEffectEvent } from 'react'
import { useLocale } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Text = ContentOf<'session'>
type WarningProps = { text: Text; minutesLeft: number; onStay: () => void }

export function WarningDialog({ text, minutesLeft, onStay }: WarningProps) {
  const body = plural(text.warning_body, minutesLeft, intlTag(useLocale()))

  return (
    <Dialog title={text.warning_title} onClose={onStay} actions={<Button onClick={onStay}>{text.stay}</Button>}>
      <p role="status">{fill(body, { count: minutesLeft })}</p>
    </Dialog>
  )
}

/** P-391 to P-394. It covers the page: whoever comes by now need not be the person who left. */
export function TimeoutDialog({ text, onLeave }: { text: Text; onLeave: () => void }) {
  // One listener for good: the router draws the page anew before this one's turn comes, and a new listener would miss it.
  const onBack = useEffectEvent(onLeave)
  useEffect(() => {
    const listener = () => onBack()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])

  return (
    <Dialog
      covers
      title={text.timeout_title}
      onClose={onLeave}
      actions={<Button onClick={onLeave}>{text.timeout_button}</Button>}
    >
      <p>{text.timeout_body}</p>
    </Dialog>
  )
}
