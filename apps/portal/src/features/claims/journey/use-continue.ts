import { CallFailed } from '@amparo/contract/call'
import { type ClaimPage, type PageAnswers, validateClaim } from '@amparo/contract/claim-forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../../../platform/platform.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { questionsToAnswerAgain } from '../questions-to-answer-again.ts'
import type { Claim } from '../read-claim.ts'
import { stillPrefilled } from './prefilled-notes.ts'
import { useClaimWay } from './use-claim-way.ts'
import { useRefusalText } from './use-refusal-text.ts'

type Options = { claim: Claim; page: ClaimPage; before: PageAnswers; onSaved: () => unknown }
type Errors = { serverErrors?: Readonly<Record<string, readonly string[]>>; pageError?: string }

/** Save and continue [C-131]: the server looks at the page too [C-551], and what it finds goes to the fields [C-146]. */
export function useContinue({ claim, page, before, onSaved }: Options) {
  const { draft, form, version } = claim
  const platform = usePlatform()
  const drafts = useDrafts()
  const questions = useAppPart(questionsToAnswerAgain)
  const say = useRefusalText()
  const { next, isToCheck } = useClaimWay(claim, page.page_key)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const { localId } = draft
  const pageKey = page.page_key

  /** What another tab has saved since belongs to the claim. */
  async function check(answers: PageAnswers): Promise<Errors> {
    const { application } = (await drafts.get(localId)) ?? draft
    try {
      const found = await platform.api(validateClaim, {
        body: {
          pan_token: form.panToken,
          today: form.today,
          language_code: form.locale,
          benefit_code: form.benefitCode,
          page_key: pageKey,
          application: { ...application, [pageKey]: answers },
        },
      })
      const serverErrors = found.errors[pageKey] ?? {}
      return Object.keys(serverErrors).length > 0 ? { serverErrors } : {}
    } catch (error) {
      platform.report('UNEXPECTED_ERROR', error)
      return { pageError: say(error instanceof CallFailed ? error.code : '') }
    }
  }

  const checkAtOnce = useEffectEvent(() => check(before).then(setErrors))
  useEffect(() => {
    if (isToCheck) void checkAtOnce()
  }, [isToCheck])

  async function submit(answers: PageAnswers) {
    if (isBusy) return
    setBusy(true)
    const found = await check(answers)
    const isFine = !found.serverErrors && !found.pageError
    // Wrong answers are kept as well: nothing that was typed is lost.
    await drafts.savePage(localId, pageKey, answers, {
      language_code: form.locale,
      version,
      prefilled: stillPrefilled(draft, { pageKey, before, after: answers }),
      ...(isFine && { savedForLaterPageKey: next }),
    })
    setErrors(found)
    setBusy(false)
    if (!isFine) return
    questions.forget(localId, pageKey)
    onSaved()
  }

  return { submit, errors, isBusy }
}
