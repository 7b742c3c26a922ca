import { afterAll, vi } from 'vitest'

// Test files share a process and the modules it has loaded: loading them for each file took a third of the time. A file's fake timers,
// globals, environment variables and mocks are undone.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
