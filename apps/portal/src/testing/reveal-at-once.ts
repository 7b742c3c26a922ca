// React shows loaded content at most every 300 ms, so that pages do not flicker; nearly every test of a page would wait for that. React uses
// the `setTimeout` that exists when it is loaded for this purpose only.
const original = globalThis.setTimeout
globalThis.setTimeout = ((show: () => void) => original(show)) as typeof setTimeout
try {
  await import('react-dom/client')
} finally {
  globalThis.setTimeout = original
}

export {}
