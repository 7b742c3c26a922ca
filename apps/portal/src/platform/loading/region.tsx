import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { ErrorReporter } from '../calls/error-reporter.ts'
import { useContent } from '../content/content.ts'
import { usePlatform } from '../platform.ts'

type Props = {
  children: ReactNode
  loading?: ReactNode
  /** Fills the page, whose own boundary shows that it loads: a new one would empty the page at every navigation. */
  isPage?: boolean
  /** Shown instead of the error message: nothing, where that would only disturb, or a message with more around it. */
  failed?: ReactNode | ((retry: () => void) => ReactNode)
}

/** A part of a page that can fail on its own (P-X57). It shows an error message with a retry button; the rest keeps working. */
export function Region({ children, loading = null, isPage = false, failed }: Props) {
  const queries = useQueryClient()
  const { report } = usePlatform()
  // Not react-query's own reset: an effect of the page that is shown now can undo it before the next one renders, and then nothing is asked for again.
  const reset = () => queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })

  return (
    <Guard onRetry={reset} instead={failed} report={report}>
      {isPage ? children : <Suspense fallback={loading}>{children}</Suspense>}
    </Guard>
  )
}

type GuardProps = { children: ReactNode; instead: Props['failed']; onRetry: () => void; report: ErrorReporter }

class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  /** What a query has reported is not reported again. */
  override componentDidCatch(error: unknown) {
    this.props.report('UNEXPECTED_ERROR', error)
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    const { children, instead = (retry) => <NotLoaded onRetry={retry} /> } = this.props
    if (!this.state.failed) return children
    return typeof instead === 'function' ? instead(this.retry) : instead
  }
}

/** Says that a part could not be loaded, and offers to try again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const text = useContent('shell')

  return (
    <Banner tone="danger">
      <p>{text.not_loaded}</p>
      <Button look="second" onClick={onRetry}>
        {text.try_again}
      </Button>
    </Banner>
  )
}
