import { afterAll, vi } from 'vitest'

// Files of tests share a process, which saves starting one for each. Each gets modules of its own, and leaves no clock,
// no global and no setting behind.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
