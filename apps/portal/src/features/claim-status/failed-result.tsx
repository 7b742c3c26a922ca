import { useContent } from '../../platform/content.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { CheckFailed } from './check-failed.tsx'
import { StatusHelp } from './status-help.tsx'

/** A link that could not be looked up, through no fault of whoever follows it. */
export function FailedResult({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useContent('claim-status-page')
  usePageTitle(text.result_title)

  return (
    <StatusHelp>
      <h1 tabIndex={-1}>{text.result_title}</h1>
      <CheckFailed error={error}>
        <Button look="second" onClick={onRetry}>
          {text.try_again}
        </Button>
      </CheckFailed>
    </StatusHelp>
  )
}
