import type { ApplicationError } from '@amparo/contract/errors'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '../platform/platform.ts'

/** What follows. Neither is called once the page is left. */
export type ActionCallbacks<Result> = {
  onDone?: (result: Result) => unknown
  onFailed?: (error: unknown) => unknown
}

export type ActionOptions<Input, Result> = ActionCallbacks<Result> & {
  /** Does the work. `signal` is aborted when the page is left: pass it to every call that need not be finished then. */
  run: (signal: AbortSignal, input: Input) => Promise<Result>
  /** The code under which a failure is reported. Null: a query has reported it, or it is no error of ours. */
  reportAs: ApplicationError | null | ((error: unknown) => ApplicationError | null)
  /** Covers the page with the loading overlay, for an action that shows no progress of its own. */
  overlay?: boolean
}

/**
 * Something that a person does and that changes something: every such action goes through this hook. Starting it while it
 * is running does nothing, so a double click is one action. A failure is reported once. When the page is left, `signal`
 * is aborted and nothing else happens.
 */
export function useAction<Input = void, Result = unknown>(options: ActionOptions<Input, Result>) {
  const { run, reportAs, overlay = false, onDone, onFailed } = options
  const { report } = usePlatform()
  const running = useRef<AbortController>(null)
  // Not `mutation.isPending`, which changes only after the event: the button must be busy at once.
  const [isRunning, setRunning] = useState(false)
  const mutation = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) => run(signal, input),
    meta: { overlay },
  })

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  async function start(input: Input): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    const { signal } = control
    running.current = control
    setRunning(true)
    try {
      const outcome = await settle(mutation.mutateAsync({ input, signal }))
      if (signal.aborted) return
      if ('result' in outcome) return void (await onDone?.(outcome.result))
      const code = typeof reportAs === 'function' ? reportAs(outcome.error) : reportAs
      if (code) report(code, outcome.error)
      await onFailed?.(outcome.error)
    } finally {
      if (!signal.aborted) {
        running.current = null
        setRunning(false)
      }
    }
  }

  return { start, isRunning }
}

function settle<T>(work: Promise<T>): Promise<{ result: T } | { error: unknown }> {
  return work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
}
