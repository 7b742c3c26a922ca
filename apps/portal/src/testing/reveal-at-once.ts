// React shows what has loaded at most every 300 ms, so that a page does not flicker; nearly every test of a page would wait for that. React
// keeps the `setTimeout` that it finds when it loads, for this one purpose.
const original = globalThis.setTimeout
globalThis.setTimeout = ((show: () => void) => original(show)) as typeof setTimeout
try {
  await import('react-dom/client')
} finally {
  globalThis.setTimeout = original
}

export {}
