import { webcrypto } from 'node:crypto'
import { configure } from '@testing-library/react'

// Pages load lazily, which takes longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no subtle crypto, which drafts are encrypted with.
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
