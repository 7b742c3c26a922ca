import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './load-page.ts'
import { useNewVersion } from './new-version.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

type Load = () => Promise<{ default: () => string }>
type Part = ReturnType<typeof lazyPart>
const missing = () => vi.fn<Load>().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
const Notice = () => useNewVersion() && 'new version'

it('says that there is a new version until every missing part has come by itself', async () => {
  document.body.appendChild(document.createElement('main')).dataset.typed = ''
  const loads = [missing(), missing()]
  const [One, Other] = loads.map((load) => lazyPart(load)) as [Part, Part]
  await act(async () =>
    render(
      <>
        <Notice />
        <Suspense>
          <One />
        </Suspense>
        <Suspense>
          <Other />
        </Suspense>
      </>,
    ),
  )
  for (const load of loads) {
    // A second try that fails too.
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByText(/new version/)).toBeTruthy()
    load.mockResolvedValue({ default: () => 'part' })
  }
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/new version/)).toBeNull()
  expect(screen.getByText('partpart')).toBeTruthy()
})
