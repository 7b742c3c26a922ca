import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useEffectEvent, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { isolated } from './isolated.ts'
import type { DeskView } from './upload-desk.ts'

type Props = { view: DeskView; shrinking: string | null; removed: string | null }

/** What is read out while files come and go. A failure shows a toast too [C-166], which is read out by itself. */
export function Said({ view: { uploads, ended }, shrinking, removed }: Props) {
  const text = useContent('uploads')
  const locale = useLocale()
  const tag = intlTag(locale)
  const [words, setWords] = useState('')
  // What ended before this page was shown is no news.
  const [old] = useState(ended)
  const count = uploads.size

  const onEnd = useEffectEvent((end: NonNullable<DeskView['ended']>) => {
    if (end.code === null) setWords(fill(text.said_received, end))
    // C-166. The notice on the page stays, so this one may go.
    else
      showSnackbar({
        variant: 'danger',
        text: fill(text.failed_toast, { name: isolated(end.name, locale) }),
        hidesAfter: 3000,
      })
  })
  const onCount = useEffectEvent(() => setWords(fill(plural(text.said_sending, count, tag), { count })))
  const onRemoved = useEffectEvent((name: string) => setWords(fill(text.said_removed, { name })))

  useEffect(() => {
    if (count > 0) onCount()
  }, [count])
  useEffect(() => {
    if (ended && ended !== old) onEnd(ended)
  }, [ended, old])
  useEffect(() => {
    if (removed !== null) onRemoved(removed)
  }, [removed])

  return (
    <>
      <p className="hidden-visually" role="status">
        {words}
      </p>
      {shrinking !== null && (
        <p className="shrinking" role="status">
          <Spinner />
          {fill(text.smaller_working, { name: isolated(shrinking, locale) })}
        </p>
      )}
    </>
  )
}
