import { defaultLocale } from '@amparo/rules/locale/locales'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { claimPath } from '../blocks/claim-drafts/claim-path.ts'
import { createStore } from '../platform/state/create-store.ts'
import { benefitsQuery } from '../queries/list-benefits.ts'
import { readClaimWidget } from '../queries/marketplace/read-claim-widget.ts'
import type { AppParts } from '../session/app-parts.ts'
import type { HostLink } from './link-to-host.ts'
import { type ClaimedPolicy, type HiddenValues, NO_CARD, openDraft } from './open-draft.ts'

type Router = ReturnType<typeof createMemoryRouter>
export type WidgetState =
  | { kind: 'waiting' }
  /** This page may not be shown here. */
  | { kind: 'refused' }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  /** `isEnding`: no new token came, so that the form will soon not be accepted. */
  | { kind: 'open'; router: Router; policyNumber: string; isEnding: boolean }

type Parts = {
  app: AppParts
  link: HostLink | null
  hidden: HiddenValues
  routes: (widget: ClaimWidget) => RouteObject[]
}
export type ClaimWidget = ReturnType<typeof createClaimWidget>

/** A new token is asked for this long before the old one ends. */
const AHEAD_MS = 5 * 60_000
const PATIENCE_MS = 15_000

/** The form from its first token to the claim number. Tokens are renewed beneath it; what was typed stays. */
export function createClaimWidget({ app, link, hidden, routes }: Parts) {
  const state = createStore<WidgetState>(link ? { kind: 'waiting' } : { kind: 'refused' })
  const { platform, queries, session } = app
  let current: { token: string; policy: ClaimedPolicy } | null = null
  let renewal: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const ask = () => link?.tell({ type: 'token-needed' })
  const answersFor = ({ has_accident_medical_expense, has_critical_illness }: ClaimedPolicy): HiddenValues => ({
    ...hidden,
    // The policy itself knows better than an address that anybody can write.
    has_accident_medical_expense: has_accident_medical_expense ? 'yes' : 'no',
    has_critical_illness: has_critical_illness ? 'yes' : 'no',
  })

  async function pathOfDraft(): Promise<string> {
    if (!current) throw new Error('There is no token yet')
    const { token, policy } = current
    const draft = await openDraft(app, { policy, token, hidden: answersFor(policy) })
    return claimPath(policy.benefits.ica_country, defaultLocale, draft)
  }

  async function use(token: string) {
    const policy = await readClaimWidget(platform, token)
    current = { token, policy }
    queries.setQueryData(benefitsQuery(platform, { panToken: token, locale: defaultLocale }).queryKey, policy.benefits)
    session.begin({ panToken: token, last4: NO_CARD, isBrandAgnostic: false })
    clearTimeout(renewal)
    renewal = setTimeout(ask, Date.parse(policy.expires_at) - platform.now().getTime() - AHEAD_MS)
    const before = state.get()
    if (before.kind === 'open') {
      state.set({ ...before, isEnding: false })
      return before.router.revalidate()
    }
    // Back on the first step leads to the page behind it, which says that the form was left.
    const router = createMemoryRouter(routes(widget), { initialEntries: ['/', await pathOfDraft()], initialIndex: 1 })
    state.set({ kind: 'open', router, policyNumber: policy.policy_number, isEnding: false })
  }

  link?.hear((message) => {
    clearTimeout(patience)
    const before = state.get()
    const fall = (kind: 'signed-out' | 'failed') =>
      state.set(before.kind === 'open' ? { ...before, isEnding: true } : { kind })
    if (message.type === 'no-token') return fall('signed-out')
    use(message.token).catch((error) => {
      platform.report('UNEXPECTED_ERROR', error)
      fall('failed')
    })
  })

  const widget = {
    get: state.get,
    subscribe: state.subscribe,
    tell: (news: Parameters<HostLink['tell']>[0]) => link?.tell(news),
    start() {
      if (!link) return
      patience = setTimeout(() => state.get().kind === 'waiting' && state.set({ kind: 'failed' }), PATIENCE_MS)
      ask()
    },
    again() {
      state.set({ kind: 'waiting' })
      widget.start()
    },
    /** Opens the form once more after it was left. */
    async reopen() {
      const { kind, ...opened } = state.get()
      if (kind === 'open' && 'router' in opened) await opened.router.navigate(await pathOfDraft())
    },
    /** Nothing is renewed for a claim that was sent. */
    sent(claim_number: string) {
      clearTimeout(renewal)
      link?.tell({ type: 'submitted', claim_number })
    },
  }
  return widget
}
