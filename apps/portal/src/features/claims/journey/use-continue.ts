import { CallFailed } from '@amparo/contract/call'
import type { ClaimPage } from '@amparo/contract/claim-forms'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../../../platform/platform.ts'
import { useAction } from '../../../queries/use-action.ts'
import { claimErrorsQuery } from '../../../queries/validate-claim.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { donePagesOf } from '../../../session/drafts/draft.ts'
import { questionsToAnswerAgain } from '../questions-to-answer-again.ts'
import type { Claim } from '../read-claim.ts'
import { ownMessages } from './own-messages.ts'
import { stillPrefilled } from './prefilled-notes.ts'
import { useClaimNavigation } from './use-claim-navigation.ts'
import type { usePageAnswers } from './use-page-answers.ts'
import { useRefusalText } from './use-refusal-text.ts'

type Options = {
  claim: Claim
  page: ClaimPage
  answers: ReturnType<typeof usePageAnswers>
  onSaved: (next: string) => unknown
}
type Errors = { serverErrors?: Readonly<Record<string, readonly string[]>>; pageError?: string }
/** `earlier` is a page before this one that the server found errors on, while this one has none. */
type Found = Errors & { earlier?: { pageKey: string; fields: readonly string[] } }

/** Save and continue (C-131): the server checks the page too (C-551), and what it finds is shown at the fields (C-146). */
export function useContinue({ claim, page, answers, onSaved }: Options) {
  const { draft, form, version, pages, askedWith } = claim
  const platform = usePlatform()
  const queries = useQueryClient()
  const questions = useAppPart(questionsToAnswerAgain)
  const refusalText = useRefusalText()
  const { nextWith, fieldsToCorrect, correctEarlier } = useClaimNavigation(claim, page.page_key)
  const [errors, setErrors] = useState<Errors>({})
  const { localId } = draft
  const pageKey = page.page_key

  async function check(): Promise<Found> {
    const body = {
      pan_token: form.panToken,
      today: form.today,
      language_code: form.locale,
      benefit_code: form.benefitCode,
      page_key: pageKey,
      application: askedWith(await answers.inDraft(draft)).application,
    }
    try {
      const found = await queries.fetchQuery(claimErrorsQuery(platform, body))
      const isWrong = (key: string) => Object.keys(found[key] ?? {}).length > 0
      if (isWrong(pageKey)) return { serverErrors: found[pageKey] }
      const keys = pages.map(({ page_key }) => page_key)
      const earlier = keys.slice(0, keys.indexOf(pageKey)).find(isWrong)
      return earlier ? { earlier: { pageKey: earlier, fields: Object.keys(found[earlier] ?? {}) } } : {}
    } catch (error) {
      return { pageError: error instanceof CallFailed ? refusalText(error.code, error) : refusalText('') }
    }
  }

  const correct = useEffectEvent(async (fields: readonly string[]) => {
    const { serverErrors, ...found } = await check()
    setErrors({ ...found, serverErrors: { ...ownMessages(page, fields), ...serverErrors } })
  })
  useEffect(() => {
    if (fieldsToCorrect) void correct(fieldsToCorrect)
  }, [fieldsToCorrect])

  const { start, isRunning } = useAction({
    run: async () => {
      const { answers: before } = answers
      const found = await check()
      const isFine = !found.serverErrors && !found.pageError
      const next = nextWith(await answers.inDraft(draft))
      // Wrong answers are saved as well, so that nothing typed is lost.
      await answers.save((after, stored) => ({
        language_code: form.locale,
        version,
        prefilled: stillPrefilled(stored, { pageKey, before, after }),
        ...(isFine && {
          savedForLaterPageKey: found.earlier?.pageKey ?? next,
          donePages: [...new Set([...donePagesOf(stored), pageKey])],
        }),
      }))
      return { found, isFine, next }
    },
    reportAs: 'UNEXPECTED_ERROR',
    onDone: ({ found, isFine, next }) => {
      setErrors(found)
      if (!isFine) return
      questions.forget(localId, pageKey)
      // The person corrects that page first, with its errors shown (C-552).
      return found.earlier ? correctEarlier(found.earlier.pageKey, found.earlier.fields) : onSaved(next)
    },
  })

  return { submit: start, errors, isBusy: isRunning }
}
