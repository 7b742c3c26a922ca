import { webcrypto } from 'node:crypto'
import { configure } from '@testing-library/react'

// `findBy…` and `waitFor` wait a second by default; loading a part of a page takes longer than that on a busy machine.
configure({ asyncUtilTimeout: 180_000 })

// jsdom has only random numbers; drafts are encrypted, which needs `crypto.subtle`.
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

// jsdom has no media queries either: a large screen in daylight.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
