import { afterAll, vi } from 'vitest'

// Test files share a process, which saves starting one for each. Each file gets fresh modules, and its fake timers, globals, environment
// variables and mocks are undone.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
