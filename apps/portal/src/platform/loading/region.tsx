import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useContent } from '../content/content.ts'

type Props = {
  children: ReactNode
  loading?: ReactNode
  /** Shown instead of the error message, where that would only disturb. */
  failed?: ReactNode
}

/** A part of a page that can fail on its own (P-X57). It shows an error message with a retry button; the rest keeps working. */
export function Region({ children, loading = null, failed }: Props) {
  const { reset } = useQueryErrorResetBoundary()

  return (
    <Guard onRetry={reset} instead={failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Guard>
  )
}

type GuardProps = { children: ReactNode; instead: ReactNode; onRetry: () => void }

class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    const { children, instead = <NotLoaded onRetry={this.retry} /> } = this.props
    return this.state.failed ? instead : children
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
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
