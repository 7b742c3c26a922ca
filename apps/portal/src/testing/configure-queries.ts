import { configure } from '@testing-library/react'

configure({
  // `findBy…` and `waitFor` wait a second by default; loading a part of a page takes longer than that on a busy machine.
  asyncUtilTimeout: 180_000,
  // By default a query that fails describes the whole page, also one that is repeated until it succeeds. `screen.debug()` prints the page.
  getElementError: (message) => new Error(message ?? ''),
})
