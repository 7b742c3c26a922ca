import { sendsSession } from '@amparo/rules/claims/sends-session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { claimPath } from '../../../blocks/claim-drafts/claim-path.ts'
import { fingerprintOf } from '../../../blocks/long-operations/pending.ts'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'
import { countryPath, paths } from '../../../platform/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useCountry } from '../../../queries/use-country.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { userSession, useSessionStore } from '../../../session/session-fields.ts'
import { dismissSnackbar, showSnackbar } from '../../../ui/feedback/snackbar.ts'
import { leavingClaim } from '../journey/leaving.ts'
import type { Claim } from '../read-claim.ts'
import { type Outcome, submit, type Trouble } from './submit.ts'
import { whatIsSent } from './what-is-sent.ts'

type SubmissionStep = 'confirm' | 'working' | 'phone' | 'duplicate'
/** `isWorking` outlives the dialog that says so. */
type State = { step: SubmissionStep | null; isWorking: boolean; trouble: Trouble | null; refusal: string | null }

const nothing: State = { step: null, isWorking: false, trouble: null, refusal: null }
const STOPPED = 'claim-submit'

/** From the press on the last page to the claim number, over every thing that can come between. */
export function useSubmission(claim: Claim) {
  const platform = usePlatform()
  const drafts = useDrafts()
  const store = useSessionStore()
  const locale = useLocale()
  const navigate = useNavigate()
  const country = useCountry()
  const text = useContent('claim-submit')
  const [state, setState] = useState<State>(nothing)
  const leave = useRef<AbortController>(undefined)
  const isUnderWay = useRef(false)
  const { draft, card } = claim
  const toBenefits = () =>
    navigate(countryPath(card.ica_country, locale, paths.benefits), { state: leavingClaim, replace: true })

  async function go() {
    const signal = leave.current?.signal
    if (isUnderWay.current || !signal) return
    isUnderWay.current = true
    setState({ ...nothing, step: 'working', isWorking: true })
    dismissSnackbar(STOPPED)
    const { product_code } = card
    const bearer = sendsSession({ product_code, region: country?.region }) ? userSession.read(store)?.token : undefined
    try {
      const outcome = await submit({ platform, drafts, claim, bearer, signal })
      if (!signal.aborted) await arrive(outcome)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (leave.current?.signal === signal) isUnderWay.current = false
    }
  }

  async function arrive(outcome: Outcome) {
    // C-188: nobody comes back to a form that has been sent.
    if (outcome.kind === 'sent')
      return navigate(claimPath(card.ica_country, locale, draft, paths.success.slice(1)), { replace: true })
    if (outcome.kind === 'gone') return toBenefits()
    if (outcome.kind === 'phone' || outcome.kind === 'duplicate') return setState({ ...nothing, step: outcome.kind })
    if (outcome.kind === 'refusal') return setState({ ...nothing, refusal: outcome.code })
    if (outcome.kind === 'stopped') showSnackbar({ id: STOPPED, variant: 'danger', text: text.stopped_title })
    setState({ ...nothing, trouble: outcome })
  }

  /** Coming back to what was sent and has no answer yet, after a reload too [C-189]. */
  const resume = useEffectEvent(async () => {
    const kept = await drafts.get(draft.localId)
    if (kept?.pending && kept.pending.fingerprint === (await fingerprintOf(whatIsSent(kept)))) await go()
  })
  useEffect(() => {
    const controller = new AbortController()
    leave.current = controller
    isUnderWay.current = false
    void resume()
    return () => controller.abort()
  }, [])

  return {
    ...state,
    ask: () => setState({ ...nothing, step: 'confirm' }),
    close: () => setState((before) => ({ ...before, step: null })),
    send: () => void go(),
    leave: () => void toBenefits(),
    /** C-232, C-X69: a new token, and on with it. */
    verified: async (phoneVerificationToken: string) => {
      await drafts.update(draft.localId, (kept) => ({ ...kept, phoneVerificationToken }))
      await go()
    },
    /** C-198. */
    remove: async () => {
      await drafts.remove(draft.localId)
      await toBenefits()
    },
  }
}
export type Submission = ReturnType<typeof useSubmission>
