import { languageHome } from '@amparo/rules/locale/locales'
import { idleAfter } from '@amparo/rules/portal/idle-phase'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { contentQuery } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { useCard } from '../../session/card-session.ts'
import { lastActivity } from '../../session/last-activity.ts'
import { TimeoutDialog, WarningDialog } from './idle-dialogs.tsx'
import { watchIdle } from './idle-watch.ts'
import { limitIdle } from './limit-idle.ts'

type Props = { leaveFor?: (address: string) => void }
const loadAnew = (address: string) => location.assign(address)

/** Warns somebody who is idle, and ends the session (portal specification §4, "Session idle"). Rendered only with a session (P-X55). */
export default function IdleGuard({ leaveFor = loadAnew }: Props) {
  const { session, user, part } = useAppParts()
  const card = useCard()
  const { activity } = card ? session : user
  const locale = useLocale()
  const [idle, setIdle] = useState(() => ({ ...idleAfter(0), endsAt: 0 }))
  const isOver = idle.phase === 'over'
  const watch = useRef<ReturnType<typeof watchIdle>>(null)
  // A full page load, so that nothing of the session is left in memory (P-393, P-394).
  const home = languageHome(locale)
  const leave = `${home}?logout=1`

  // From now on this component ends the session.
  useEffect(() => part(limitIdle)(), [part])

  useEffect(() => {
    const last = () => lastActivity({ session, user })
    if (isOver) return onNewActivity(last, () => leaveFor(home))
    watch.current = watchIdle({ ...activity, last }, (next) => {
      if (next.phase === 'over') session.expire()
      setIdle({ ...next, endsAt: Date.now() + next.left })
    })
    return () => watch.current?.stop()
  }, [session, user, activity, isOver, leaveFor, home])

  // If the texts could not be loaded there is no dialog, but the session ends all the same. Texts that are still loading are
  // waited for: a tab that wakes up after its time is over shows why it ends.
  const { data: text, isError } = useQuery(contentQuery(usePlatform(), { slug: 'session', locale }))
  useEffect(() => {
    if (isOver && isError) leaveFor(leave)
  }, [isOver, isError, leaveFor, leave])

  if (!text || idle.phase === 'active') return null
  if (isOver) {
    const button = card ? text.timeout_button : text.timeout_home
    return <TimeoutDialog text={text} button={button} onLeave={() => leaveFor(leave)} />
  }
  return <WarningDialog text={text} {...idle} onStay={() => watch.current?.stay()} onLeave={() => leaveFor(leave)} />
}

/** After the time is over, only a session that has begun in another tab since then is active: this tab must not log it out. */
function onNewActivity(last: () => number | null, follow: () => void) {
  const since = Date.now()
  const check = () => (last() ?? 0) > since && follow()
  for (const type of ['storage', 'focus']) addEventListener(type, check)
  return () => {
    for (const type of ['storage', 'focus']) removeEventListener(type, check)
  }
}
