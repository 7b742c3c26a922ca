import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useEffectEvent, useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { shownName } from '../shown-name.ts'
import type { Uploads } from '../upload/upload-queue.ts'

type Props = { state: Uploads; shrinking: string | null; removed: string | null }

/** Announces to screen readers that files are sent, received and removed. A failure shows a snackbar, which is announced by itself (C-166). */
export function UploadAnnouncements({ state: { uploads, ended }, shrinking, removed }: Props) {
  const text = useContent('uploads')
  const locale = useLocale()
  const tag = intlTag(locale)
  const [announcement, announce] = useState('')
  // An upload that ended before this page was shown is not announced.
  const [endedBefore] = useState(ended)
  const count = uploads.size

  const onEnd = useEffectEvent((end: NonNullable<Uploads['ended']>) => {
    if (end.code === null) announce(fill(text.said_received, end))
    // It may hide by itself, because the notice on the page stays (C-166).
    else
      showSnackbar({
        variant: 'danger',
        text: fill(text.failed_toast, { name: shownName(end.name, locale) }),
        hidesAfter: 3000,
      })
  })
  const onCount = useEffectEvent(() => announce(fill(plural(text.said_sending, count, tag), { count })))
  const onRemoved = useEffectEvent((name: string) => announce(fill(text.said_removed, { name })))

  useEffect(() => {
    if (count > 0) onCount()
  }, [count])
  useEffect(() => {
    if (ended && ended !== endedBefore) onEnd(ended)
  }, [ended, endedBefore])
  useEffect(() => {
    if (removed !== null) onRemoved(removed)
  }, [removed])

  return (
    <>
      <p className="hidden-visually" role="status">
        {announcement}
      </p>
      {shrinking !== null && (
        <p className="shrinking" role="status">
          <Spinner />
          {fill(text.smaller_working, { name: shownName(shrinking, locale) })}
        </p>
      )}
    </>
  )
}
