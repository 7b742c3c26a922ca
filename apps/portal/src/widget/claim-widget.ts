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
  /** The page that embeds the form is not allowed to. */
  | { kind: 'refused' }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  /** `isExpiring`: there is no new token, so the form cannot be sent for much longer. */
  | { kind: 'open'; router: Router; policyNumber: string; isExpiring: boolean }

type Parts = {
  app: AppParts
  link: HostLink | null
  hidden: HiddenValues
  routes: (widget: ClaimWidget) => RouteObject[]
}
export type ClaimWidget = ReturnType<typeof createClaimWidget>

/** How long before a token expires a new one is requested. */
const RENEW_BEFORE_MS = 5 * 60_000
const TIMEOUT_MS = 15_000

/** The state of the widget, from its first token to the claim number. Renewing the token keeps what was typed. */
export function createClaimWidget({ app, link, hidden, routes }: Parts) {
  const state = createStore<WidgetState>(link ? { kind: 'waiting' } : { kind: 'refused' })
  const { platform, queries, session } = app
  let current: { token: string; policy: ClaimedPolicy } | null = null
  let renewal: ReturnType<typeof setTimeout> | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined

  const askForToken = () => link?.send({ type: 'token-needed' })
  const answersFor = ({ has_accident_medical_expense, has_critical_illness }: ClaimedPolicy): HiddenValues => ({
    ...hidden,
    // Taken from the policy, because anybody can edit the widget's address.
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
    // The portal's own tabs share the time of the last activity with this page, and would take a renewed token for a person.
    session.begin({ panToken: token, last4: NO_CARD, isBrandAgnostic: false }, { isActivity: false })
    clearTimeout(renewal)
    renewal = setTimeout(askForToken, Date.parse(policy.expires_at) - platform.now().getTime() - RENEW_BEFORE_MS)
    const before = state.get()
    if (before.kind === 'open') {
      state.set({ ...before, isExpiring: false })
      return before.router.revalidate()
    }
    // The first history entry is `ClosedPage`, so Back on the first step leaves the form.
    const router = createMemoryRouter(routes(widget), { initialEntries: ['/', await pathOfDraft()], initialIndex: 1 })
    state.set({ kind: 'open', router, policyNumber: policy.policy_number, isExpiring: false })
  }

  link?.listen((message) => {
    clearTimeout(timeout)
    const before = state.get()
    const fail = (kind: 'signed-out' | 'failed') =>
      state.set(before.kind === 'open' ? { ...before, isExpiring: true } : { kind })
    if (message.type === 'no-token') return fail('signed-out')
    use(message.token).catch((error) => {
      platform.report('UNEXPECTED_ERROR', error)
      fail('failed')
    })
  })

  const widget = {
    get: state.get,
    subscribe: state.subscribe,
    send: (message: Parameters<HostLink['send']>[0]) => link?.send(message),
    start() {
      if (!link) return
      timeout = setTimeout(() => state.get().kind === 'waiting' && state.set({ kind: 'failed' }), TIMEOUT_MS)
      askForToken()
    },
    retry() {
      state.set({ kind: 'waiting' })
      widget.start()
    },
    /** Opens the form again after the person left it. */
    async reopen() {
      const { kind, ...opened } = state.get()
      if (kind === 'open' && 'router' in opened) await opened.router.navigate(await pathOfDraft())
    },
    /** Once the claim is sent, the token is not renewed any more. */
    sent(claim_number: string) {
      clearTimeout(renewal)
      link?.send({ type: 'submitted', claim_number })
    },
  }
  return widget
}
