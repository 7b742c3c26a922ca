import type { PolicyDetails } from '@amparo/contract/policies'
import { IDLE_LIMIT_MS } from '@amparo/rules/portal/idle'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mountClaimWidget } from '../../../../blocks/claim-widget/mount-claim-widget.ts'
import { usePlatform } from '../../../../platform/platform.ts'
import { createClaimWidget } from '../../../../queries/marketplace/create-claim-widget.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { lastActivity } from '../../../../session/last-activity.ts'

type Status = 'loading' | 'shown' | 'failed'
type Callbacks = { title: string; onSubmitted: () => void; onClosed: () => void }

/** Shows the widget for a policy in the element of the ref `place`, and supplies it with tokens while the page is open. */
export function useClaimWidget(policy: Pick<PolicyDetails, 'id' | 'coverages'>, callbacks: Callbacks) {
  const app = useAppParts()
  const { settings, report } = usePlatform()
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<Status>('loading')
  const [claimNumber, setClaimNumber] = useState<string | null>(null)
  const { id } = policy
  const has = (coverage: string) => String(policy.coverages.some((one) => one.id === coverage))

  const mount = useEffectEvent((container: Element, { token, url }: { token: string; url: string }) => {
    let first: string | null = token
    // From here on the widget shows its own loading state.
    setStatus('shown')
    return mountClaimWidget({
      container,
      url,
      title: callbacks.title,
      hidden: {
        environment: settings.environment ?? 'unknown',
        has_accident_medical_expense: has('AME'),
        has_critical_illness: has('CI'),
      },
      async onTokenNeeded() {
        const known = first
        first = null
        return known ?? (await createClaimWidget(app, id)).token
      },
      onReady: () => setStatus('shown'),
      onUnavailable: () => setStatus('failed'),
      // What is typed in an iframe is no event of this page, and somebody who fills in a claim is not idle.
      onActive() {
        const last = lastActivity(app)
        // Whoever comes back after the idle time must not revive a session that has ended.
        if (last === null || Date.now() - last >= IDLE_LIMIT_MS) return
        const { activity } = app.session.card() ? app.session : app.user
        activity.mark()
      },
      onSubmitted: (number) => {
        setClaimNumber(number)
        callbacks.onSubmitted()
      },
      onClosed: () => callbacks.onClosed(),
    })
  })
  const fail = useEffectEvent((error: unknown) => {
    report('UNEXPECTED_ERROR', error)
    setStatus('failed')
  })

  useEffect(() => {
    const leaving = new AbortController()
    let widget: ReturnType<typeof mountClaimWidget> | undefined
    createClaimWidget(app, id, leaving).then(
      (opened) => {
        if (!leaving.signal.aborted && place.current) widget = mount(place.current, opened)
      },
      (error) => {
        if (!leaving.signal.aborted) fail(error)
      },
    )
    return () => {
      leaving.abort()
      widget?.destroy()
    }
  }, [app, id])

  return { place, status, claimNumber }
}
