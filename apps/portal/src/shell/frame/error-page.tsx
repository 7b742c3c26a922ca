import './error-page.css'
import '../../ui/button.css'
import { fill } from '@amparo/content/fill'
import type { ContentOf } from '@amparo/content/slugs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { requestIdOf } from '../../platform/calls/error-reporter.ts'
import { contentKey } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { PageMissing } from '../../platform/loading/load-page.ts'
import { reloadOnce } from '../../platform/loading/new-version.ts'
import { usePlatform } from '../../platform/platform.ts'

type ErrorText = Pick<ContentOf<'shell'>, 'error_title' | 'error_body' | 'error_retry' | 'request_number'>

/** In the code rather than in content, because content may be what could not be loaded. */
const lastResort: ErrorText = {
  error_title: 'This page stopped working',
  error_body: 'The fault is ours, and nothing you sent is lost. Try again, or come back in a few minutes.',
  error_retry: 'Try again',
  request_number: 'Quote this number if you call us: {id}',
}

/** In place of everything, where not even the frame can be rendered. */
export function ErrorPage() {
  return (
    <main>
      <PageFailed />
    </main>
  )
}

/** In place of a page. Top bar and footer stay (P-X57). */
export function PageFailed() {
  const error = useRouteError()
  const { report } = usePlatform()
  const queries = useQueryClient()
  const text = queries.getQueryData<ErrorText>(contentKey(useLocale(), 'shell')) ?? lastResort
  const requestId = requestIdOf(error)

  useEffect(() => {
    // After a deploy the page's old file is gone: a reload brings the new version.
    if (!(error instanceof PageMissing && reloadOnce())) report('UNEXPECTED_ERROR', error)
  }, [report, error])

  useEffect(() => {
    document.title = text.error_title
  }, [text])

  return (
    <div className="wrap error-page">
      <h1 tabIndex={-1}>{text.error_title}</h1>
      <p className="lead">{text.error_body}</p>
      {requestId && <p className="soft">{fill(text.request_number, { id: requestId })}</p>}
      <button type="button" className="button" onClick={() => location.reload()}>
        {text.error_retry}
      </button>
    </div>
  )
}
