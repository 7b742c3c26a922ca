import { CallFailed } from '@amparo/contract/call'
import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../../../platform/platform.ts'
import { useAction } from '../../../queries/use-action.ts'
import { claimErrorsQuery } from '../../../queries/validate-claim.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { questionsToAnswerAgain } from '../questions-to-answer-again.ts'
import type { Claim } from '../read-claim.ts'
import { ownMessages } from './own-messages.ts'
import { stillPrefilled } from './prefilled-notes.ts'
import { useClaimNavigation } from './use-claim-navigation.ts'
import { useRefusalText } from './use-refusal-text.ts'

type Options = { claim: Claim; page: ClaimPage; before: PageAnswers; onSaved: () => unknown }
type Errors = { serverErrors?: Readonly<Record<string, readonly string[]>>; pageError?: string }

/** Save and continue (C-131): the server checks the page too (C-551), and what it finds is shown at the fields (C-146). */
export function useContinue({ claim, page, before, onSaved }: Options) {
  const { draft, form, version } = claim
  const platform = usePlatform()
  const queries = useQueryClient()
  const drafts = useDrafts()
  const questions = useAppPart(questionsToAnswerAgain)
  const refusalText = useRefusalText()
  const { next, fieldsToCorrect } = useClaimNavigation(claim, page.page_key)
  const [errors, setErrors] = useState<Errors>({})
  const { localId } = draft
  const pageKey = page.page_key

  async function check(answers: PageAnswers): Promise<Errors> {
    // Read again: another tab may have saved other pages since.
    const { application } = (await drafts.get(localId)) ?? draft
    const body = {
      pan_token: form.panToken,
      today: form.today,
      language_code: form.locale,
      benefit_code: form.benefitCode,
      page_key: pageKey,
      application: { ...application, [pageKey]: answers },
    }
    try {
      const { [pageKey]: serverErrors = {} } = await queries.fetchQuery(claimErrorsQuery(platform, body))
      return Object.keys(serverErrors).length > 0 ? { serverErrors } : {}
    } catch (error) {
      return { pageError: refusalText(error instanceof CallFailed ? error.code : '') }
    }
  }

  const correct = useEffectEvent(async (fields: readonly string[]) => {
    const { serverErrors, ...found } = await check(before)
    setErrors({ ...found, serverErrors: { ...ownMessages(page, fields), ...serverErrors } })
  })
  useEffect(() => {
    if (fieldsToCorrect) void correct(fieldsToCorrect)
  }, [fieldsToCorrect])

  const { start, isRunning } = useAction({
    run: async (_, answers: PageAnswers) => {
      const found = await check(answers)
      const isFine = !found.serverErrors && !found.pageError
      // Wrong answers are saved as well, so that nothing typed is lost.
      await drafts.savePage(localId, pageKey, answers, {
        language_code: form.locale,
        version,
        prefilled: stillPrefilled(draft, { pageKey, before, after: answers }),
        ...(isFine && { savedForLaterPageKey: next }),
      })
      return { found, isFine }
    },
    reportAs: 'UNEXPECTED_ERROR',
    onDone: ({ found, isFine }) => {
      setErrors(found)
      if (!isFine) return
      questions.forget(localId, pageKey)
      return onSaved()
    },
  })

  return { submit: start, errors, isBusy: isRunning }
}
