import './idle-dialogs.css'
import { fill, plural } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocale } from '../../platform/content/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Wordmark } from '../top-bar/wordmark.tsx'

type Text = ContentOf<'session'>
type WarningProps = { text: Text; minutesLeft: number; endsAt: number; onStay: () => void; onLeave: () => void }

export function WarningDialog({ text, minutesLeft, endsAt, onStay, onLeave }: WarningProps) {
  const body = plural(text.warning_body, minutesLeft, intlTag(useLocale()))

  return (
    <Dialog
      title={text.warning_title}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{text.stay}</Button>
          <Button look="link" onClick={onLeave}>
            {text.log_out_now}
          </Button>
        </>
      }
    >
      <Countdown endsAt={endsAt} />
      <p role="status">{fill(body, { count: minutesLeft })}</p>
    </Dialog>
  )
}

/** Minutes and seconds, for the eye only: the text beside it is read out once a minute. */
function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))

  return (
    <p className="countdown num" aria-hidden="true">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </p>
  )
}

type TimeoutProps = { text: Text; button: string; onLeave: () => void }

/** Says that the session has ended (P-391 to P-394). Hides the page, because somebody else may be at the screen by now. */
export function TimeoutDialog({ text, button, onLeave }: TimeoutProps) {
  // Added once: the router's own listener renders the page again before this one runs, and one added then would miss the event.
  // Added before the dialog is painted, so that going back works as soon as it is visible.
  const onBack = useEffectEvent(onLeave)
  useLayoutEffect(() => {
    const listener = () => onBack()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])

  return (
    <Dialog covers title={text.timeout_title} onClose={onLeave} actions={<Button onClick={onLeave}>{button}</Button>}>
      <div className="wordmark timeout-brand">
        <Wordmark />
      </div>
      <p>{text.timeout_body}</p>
    </Dialog>
  )
}
