import { fill } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import type { ReactNode } from 'react'
import { requestIdOf } from '../../platform/calls/error-reporter.ts'
import { useContent } from '../../platform/content/content.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** Why nothing can be said about a letter: an unknown code, if the call did not fail. */
export function VerifyProblem({ failure }: { failure: unknown }) {
  const text = useContent('verify-letter')
  const { request_number } = useContent('shell')
  const id = requestIdOf(failure)
  if (!failure) return <Problem title={text.unknown_title} text={text.unknown_text} />
  if (failure instanceof CallFailed && failure.status === 429)
    return <Problem title={text.limited_title} text={text.limited_text} />

  return (
    <Problem title={text.failed_title} text={text.failed_text}>
      {id && <p>{fill(request_number, { id })}</p>}
    </Problem>
  )
}

function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Banner tone="danger" title={title}>
      <p>{text}</p>
      {children}
    </Banner>
  )
}
