import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { revokeTransfer } from '../../queries/transfers/revoke-transfer.ts'
import { transferStatesQuery } from '../../queries/transfers/transfer-states.ts'
import { useAction } from '../../queries/use-action.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { type MadeLink, makeLink } from './make-link.ts'

const ASK_EVERY_MS = 5_000
const TICK_MS = 10_000
const MINUTE_MS = 60_000

type Options = { localId: string; save: () => Promise<unknown> }

/** A link for another device, from the moment it is asked for until it is picked up, has ended, or is revoked. */
export function useLink({ localId, save }: Options) {
  const app = useAppParts()
  const { platform } = app
  const locale = useLocale()
  const [made, setMade] = useState<MadeLink | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { start, isRunning } = useAction({
    run: async (signal) => {
      setMade(null)
      setFailure(null)
      await save()
      return makeLink(app, localId, locale, signal)
    },
    reportAs: 'UNEXPECTED_ERROR',
    onDone: setMade,
    onFailed: setFailure,
  })
  const begin = useEffectEvent(() => void start())
  useEffect(() => begin(), [])

  const now = useNow(made !== null)
  const msLeft = (made?.endsAt ?? 0) - now
  const isEnded = made !== null && msLeft <= 0
  const { data } = useQuery({
    ...transferStatesQuery(platform, made?.panToken ?? '', made ? [made.draftId] : []),
    enabled: made !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (isEnded || isPickedUp(made, state.data?.[0]) ? false : ASK_EVERY_MS),
  })
  const pickedUp = isPickedUp(made, data?.[0])

  return {
    made,
    failure,
    isMaking: isRunning,
    isPickedUp: pickedUp,
    isEnded: isEnded && !pickedUp,
    minutesLeft: Math.max(1, Math.ceil(msLeft / MINUTE_MS)),
    again: () => void start(),
    revoke() {
      if (made && !pickedUp) revokeTransfer(platform, { pan_token: made.panToken, draft_id: made.draftId })
    },
  }
}

function isPickedUp(made: MadeLink | null, state: { picked_up_at: string | null } | undefined): boolean {
  return made !== null && !!state?.picked_up_at && state.picked_up_at !== made.knownPickUp
}

/** The time, every few seconds. */
function useNow(isOn: boolean): number {
  const { now } = usePlatform()
  const [time, setTime] = useState(() => now().getTime())
  useEffect(() => {
    if (!isOn) return
    setTime(now().getTime())
    const ticks = setInterval(() => setTime(now().getTime()), TICK_MS)
    return () => clearInterval(ticks)
  }, [isOn, now])
  return time
}
