import { fill, plural } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import { STATUS_LOCK_MINUTES } from '@amparo/rules/claims/claim-status-asks'
import { intlTag } from '@amparo/rules/locale/locales'
import type { ReactNode } from 'react'
import { requestIdOf } from '../../platform/calls/error-reporter.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { StatusHelp } from './status-help.tsx'
import { useFormWords } from './use-form-words.ts'

/** A refusal: the same check would be refused again. */
export function isRefusal(error: unknown): error is CallFailed {
  return error instanceof CallFailed && ['claim_not_found', 'too_many_tries'].includes(error.code)
}

/** Why a check failed, and what to do about it (C-595). */
export function CheckFailed({ error, children }: { error: unknown; children?: ReactNode }) {
  const text = useContent('claim-status-page')
  const shell = useContent('shell')
  const { not_found } = useFormWords()
  const id = requestIdOf(error)
  if (isRefusal(error) && error.code === 'claim_not_found') {
    return (
      <Banner tone="danger" title={text.not_found_title}>
        <p>{not_found}</p>
      </Banner>
    )
  }
  if (isRefusal(error)) return <LockedOut minutes={STATUS_LOCK_MINUTES} />
  return (
    <Banner tone="danger" title={text.failed_title}>
      <p>{text.failed_text}</p>
      {id && <p>{fill(shell.request_number, { id })}</p>}
      {children}
    </Banner>
  )
}

/** After too many wrong checks: how long to wait. */
export function LockedOut({ minutes }: { minutes: number }) {
  const text = useContent('claim-status-page')
  const locale = useLocale()

  return (
    <Banner tone="danger" title={text.locked_title}>
      <p>{fill(plural(text.locked_text, minutes, intlTag(locale)), { count: minutes })}</p>
    </Banner>
  )
}

/** The page of a link to a claim that could not be looked up, for example because the server did not answer. */
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
