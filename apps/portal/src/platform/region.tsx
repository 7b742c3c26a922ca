import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useContent } from './content.ts'

type Props = { children: ReactNode; loading?: ReactNode }

/** P-X57: a part of a page that fails alone. It says so quietly and offers to try again; the rest goes on. */
export function Region({ children, loading = null }: Props) {
  const { reset } = useQueryErrorResetBoundary()

  return (
    <Guard onRetry={reset}>
      <Suspense fallback={loading}>{children}</Suspense>
    </Guard>
  )
}

class Guard extends Component<{ children: ReactNode; onRetry: () => void }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <NotLoaded onRetry={this.retry} /> : this.props.children
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
