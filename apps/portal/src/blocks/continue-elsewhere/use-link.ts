import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { transferStatesQuery } from '../../queries/transfers/list-transfer-states.ts'
import { revokeTransfer } from '../../queries/transfers/revoke-transfer.ts'
import { useAction } from '../../queries/use-action.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { type MadeLink, makeLink } from './make-link.ts'

const POLL_MS = 5_000
const TICK_MS = 10_000
const MINUTE_MS = 60_000

type Options = { localId: string; save: () => Promise<unknown> }

/** A link for another device, from making it until it is picked up, expires or is revoked. */
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
  const makeFirst = useEffectEvent(() => void start())
  useEffect(() => makeFirst(), [])

  const now = useNow(made !== null)
  const msLeft = (made?.expiresAt ?? 0) - now
  const isExpired = made !== null && msLeft <= 0
  const { data } = useQuery({
    ...transferStatesQuery(platform, made?.panToken ?? '', made ? [made.draftId] : []),
    enabled: made !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (isExpired || isPickedUp(made, state.data?.[0]) ? false : POLL_MS),
  })
  const pickedUp = isPickedUp(made, data?.[0])

  return {
    made,
    failure,
    isMaking: isRunning,
    isPickedUp: pickedUp,
    isExpired: isExpired && !pickedUp,
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

/** The current time, updated every ten seconds while `isOn`. */
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
