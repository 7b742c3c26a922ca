import { webcrypto } from 'node:crypto'

// jsdom has only random numbers; drafts are encrypted, which needs `crypto.subtle`.
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

// Nor has it media queries: a large screen in daylight.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
