import { fill } from '@amparo/content/fill'
import type { CallFailed } from '@amparo/contract/call'
import type { CoverageProblem } from '@amparo/rules/policies/coverage-form'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { dollars } from '../../../platform/content/money.ts'
import { Button } from '../../../ui/button.tsx'
import { summaryLine } from '../../../ui/form/error-summary.tsx'
import type { ChangeOutcome } from './saving/use-quote-changes.ts'
import type { CoverageForm } from './use-coverage-form.ts'
import { useCoverageWords } from './use-coverage-words.ts'

/** In words, what the last change did to the price. */
export function PriceStatus({ form, isPriceShown = true }: { form: CoverageForm; isPriceShown?: boolean }) {
  const text = useContent('marketplace-coverage')
  const { isPending, isUnfinished, save } = form
  const outcome = isPriceShown || form.outcome?.kind !== 'price' ? form.outcome : null

  return (
    <>
      <p role="status">{isPending ? text.price_updating : outcome && <Outcome outcome={outcome} />}</p>
      {isUnfinished && !isPending && <p className="soft">{text.price_unfinished}</p>}
      {/* What the server found wrong stays wrong when it is sent again. */}
      {outcome?.kind === 'failed' && outcome.problems.length === 0 && !isPending && (
        <Button look="second" onClick={save}>
          {text.try_again}
        </Button>
      )}
    </>
  )
}

function Outcome({ outcome }: { outcome: ChangeOutcome }) {
  const text = useContent('marketplace-coverage')
  const locale = useLocale()
  const refusals = useRefusals()
  if (outcome.kind === 'locked') return text.price_locked
  if (outcome.kind === 'failed') return [text.price_failed, ...refusals(outcome.problems)].join(' ')
  const { before, after } = outcome
  if (before === after) return text.price_same
  const difference = dollars(Math.abs(after - before), locale)

  return fill(after > before ? text.price_up : text.price_down, { difference, price: dollars(after, locale) })
}

/** What to correct, in words. The form has not found it, for example because the clock of the device is a day behind (M-094). */
function useRefusals() {
  const text = useContent('marketplace-coverage')
  const locale = useLocale()
  const { problem } = useCoverageWords()

  return (problems: CallFailed['problems']): string[] =>
    problems
      .map(({ path, code }) => problem(path.replace('body.', ''), code as CoverageProblem))
      // A server that is newer than this page may have another code.
      .filter(({ error }) => error)
      .map((found) => summaryLine(found, { words: text, locale }))
}
