import type { PolicyDetails } from '@amparo/contract/policies'
import type { CatalogueCoverage } from '@amparo/contract/quotes'
import { coverageProblems } from '@amparo/rules/policies/coverage-form'
import { criticalIllnessRefusal } from '@amparo/rules/policies/coverage-rules'
import { adjustedUpdate, finishedUpdate, type QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { dayIn, isBirthdate } from '@amparo/rules/policies/policy-days'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../../../platform/platform.ts'
import { useFormErrors } from '../../../ui/form/use-form-errors.ts'
import { policyholder } from '../policy-people.ts'
import { updateOf } from './quote-update.ts'
import { useCoverageDraft } from './saving/use-coverage-draft.ts'
import { useQuoteChanges } from './saving/use-quote-changes.ts'
import { useCoverageWords } from './use-coverage-words.ts'

export type CoverageForm = ReturnType<typeof useCoverageForm>

/** What a person chooses for a quote, what is wrong with it, and what has become of it on the server. */
export function useCoverageForm(quote: PolicyDetails, offered: readonly CatalogueCoverage[]) {
  const { now } = usePlatform()
  const today = dayIn(quote.geographic_location.time_zone_id, now())
  const holderBirthdate = policyholder(quote)?.birthdate ?? today
  const adjusted = (update: QuoteUpdate) => adjustedUpdate(update, { holderBirthdate, today })
  const { draft, setDraft, version, unanswered, isSaved, isRestored, onProgress } = useCoverageDraft(quote, {
    adjust: adjusted,
    finish: (update) => finishedBy(adjusted(update)),
  })
  // Counts how often fields were filled in by something else than typing: a date field reads its value only once.
  const [revision, setRevision] = useState(0)
  const refill = () => setRevision((count) => count + 1)
  const changes = useQuoteChanges(quote, {
    version,
    unanswered,
    onProgress,
    onReset: (saved) => {
      setDraft(adjusted(updateOf(saved)))
      refill()
    },
  })
  const words = useCoverageWords()
  const problems = coverageProblems(draft, { today, offered })
  const listed = Object.entries(problems).map(([name, problem]) => words.problem(name, problem))
  // A quote from last week may start too early; that is said at once.
  const errors = useFormErrors<string>(listed, quote.effective_date < today ? ['effective_date'] : [])
  const finished = finishedBy(draft)

  function finishedBy(update: QuoteUpdate) {
    const unfinished = Object.keys(coverageProblems(update, { today, offered }))
    const effectiveDate = quote.effective_date < today ? today : quote.effective_date
    return finishedUpdate(update, { unfinished, effectiveDate })
  }

  // Saves what was typed before a reload or a new session, and drops what a birthday has made impossible. An update that was sent before, and
  // has no answer yet, must not have the last word.
  const sendOpened = useEffectEvent(() => (!isSaved || unanswered.current.length > 0) && changes.send(finished))
  useEffect(() => void sendOpened(), [])

  /** `isTyping`: it is sent when the field is left. `isRefill`: fields show other values than before. */
  function change(part: Partial<QuoteUpdate>, { isTyping = false, isRefill = false } = {}) {
    const next = adjusted({ ...draft, ...part })
    setDraft(next)
    if (isRefill) refill()
    if (!isTyping) changes.send(finishedBy(next))
  }

  const { spouse } = draft
  return {
    draft,
    isRestored,
    today,
    revision,
    errors,
    problems: listed,
    change,
    /** Sends what has been typed. */
    save: () => changes.send(finished),
    isPending: changes.isPending,
    outcome: changes.outcome,
    isUnfinished: partsOf(finished) !== partsOf(draft),
    illnessRefusal: criticalIllnessRefusal(
      { holder: holderBirthdate, spouse: spouse && isBirthdate(spouse.birthdate, today) ? spouse.birthdate : null },
      today,
    ),
  }
}

function partsOf({ spouse, children, coverages }: QuoteUpdate): string {
  return [spouse !== null, children.length, coverages.length].join()
}
