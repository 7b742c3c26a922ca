import { fill } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import { STATUS_LOCK_MINUTES } from '@amparo/rules/claims/claim-status-asks'
import type { ReactNode } from 'react'
import { useContent } from '../../platform/content.ts'
import { requestIdOf } from '../../platform/error-reporter.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useFormWords } from './use-form-words.ts'

/** The answer is no, and asking the same again would be answered the same. */
export function isRefusal(error: unknown): error is CallFailed {
  return error instanceof CallFailed && ['claim_not_found', 'too_many_tries'].includes(error.code)
}

/** C-595: why nothing was found, and what to do about it. */
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
  if (isRefusal(error)) {
    return (
      <Banner tone="danger" title={text.locked_title}>
        <p>{fill(text.locked_text, { minutes: STATUS_LOCK_MINUTES })}</p>
      </Banner>
    )
  }
  return (
    <Banner tone="danger" title={text.failed_title}>
      <p>{text.failed_text}</p>
      {id && <p>{fill(shell.request_number, { id })}</p>}
      {children}
    </Banner>
  )
}
