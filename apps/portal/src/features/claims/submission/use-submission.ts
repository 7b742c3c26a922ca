import { sendsSession } from '@amparo/rules/claims/sends-session'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { claimPath } from '../../../blocks/claim-drafts/claim-path.ts'
import { fingerprintOf } from '../../../blocks/long-operations/pending.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { userSession, useSessionStore } from '../../../session/session-fields.ts'
import { dismissSnackbar, showSnackbar } from '../../../ui/feedback/snackbar.ts'
import { leavingClaim } from '../journey/leaving.ts'
import type { Claim } from '../read-claim.ts'
import { type Submitted, submit } from './submit.ts'
import { type SubmitFailure, submitErrorCode, submitFailure, type Trouble } from './submit-failure.ts'
import { whatIsSent } from './what-is-sent.ts'

/** Which dialog is open. Closing `working` does not stop the submission. */
type SubmissionStep = 'confirm' | 'working' | 'phone' | 'duplicate'
type State = { step: SubmissionStep | null; trouble: Trouble | null; refusal: string | null }

const nothing: State = { step: null, trouble: null, refusal: null }
const STOPPED = 'claim-submit'

/** Sends a claim, from the button on the last page to the claim number, with everything that can happen in between. */
export function useSubmission(claim: Claim) {
  const platform = usePlatform()
  const drafts = useDrafts()
  const store = useSessionStore()
  const locale = useLocale()
  const navigate = useNavigate()
  const country = useCountry()
  const text = useContent('claim-submit')
  const [state, setState] = useState<State>(nothing)
  const { draft, card } = claim
  const { localId } = draft
  const toBenefits = () =>
    navigate(countryPath(card.ica_country, locale, paths.benefits), { state: leavingClaim, replace: true })

  const { start, isRunning } = useAction({
    run: (signal) => {
      setState({ ...nothing, step: 'working' })
      dismissSnackbar(STOPPED)
      const { product_code } = card
      const isSent = sendsSession({ product_code, region: country?.region })
      return submit({ platform, drafts, claim, bearer: isSent ? userSession.read(store)?.token : undefined, signal })
    },
    reportAs: submitErrorCode,
    onDone: follow,
    onFailed: (error) => showFailure(submitFailure(error)),
  })

  function follow(submitted: Submitted) {
    if (submitted === 'gone') return toBenefits()
    if (submitted === 'stopped') return showFailure({ kind: 'stopped' })
    // `replace`: nobody comes back to a form that has been sent (C-188).
    return navigate(claimPath(card.ica_country, locale, draft, paths.success.slice(1)), { replace: true })
  }

  function showFailure(failure: SubmitFailure) {
    if (failure.kind === 'phone' || failure.kind === 'duplicate') return setState({ ...nothing, step: failure.kind })
    if (failure.kind === 'refusal') return setState({ ...nothing, refusal: failure.code })
    if (failure.kind === 'stopped') showSnackbar({ id: STOPPED, variant: 'danger', text: text.stopped_title })
    setState({ ...nothing, trouble: failure })
  }

  /** Goes on with a submission that is still pending, for example after a reload (C-189). */
  const resume = useEffectEvent(async () => {
    const stored = await drafts.get(localId)
    if (stored?.pending && stored.pending.fingerprint === (await fingerprintOf(whatIsSent(stored, claim))))
      await start()
  })
  useEffect(() => void resume(), [])

  return {
    ...state,
    isWorking: isRunning,
    ask: () => setState({ ...nothing, step: 'confirm' }),
    close: () => setState((before) => ({ ...before, step: null })),
    send: () => void start(),
    leave: () => void toBenefits(),
    /** Goes on sending with the new token of the phone (C-232, C-X69). */
    verified: async (phoneVerificationToken: string) => {
      await drafts.update(localId, (stored) => ({ ...stored, phoneVerificationToken }))
      await start()
    },
    /** Deletes the local copy of a claim that was sent before (C-198). */
    remove: async () => {
      await drafts.remove(localId)
      await toBenefits()
    },
  }
}
export type Submission = ReturnType<typeof useSubmission>
