import { vi } from 'vitest'

/** Lets fake timers move `AbortSignal.timeout` too. `vi.restoreAllMocks()` undoes it. */
export function fakeTimeouts() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController()
    setTimeout(() => control.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return control.signal
  })
}
