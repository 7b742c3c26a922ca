import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  scrollDown(0)
  resetPage()
  vi.unstubAllGlobals()
})

function scrollDown(px: number) {
  vi.stubGlobal('scrollY', px)
  act(() => void dispatchEvent(new Event('scroll')))
}
const button = () => screen.queryByRole('button', { name: 'Back to top' })

it.each([
  [0, false],
  [800, false],
  [801, true],
  [4000, true],
])('after %i px of scrolling: %s [P-012]', (px, isThere) => {
  renderPage(<ScrollToTop />)
  scrollDown(px)
  expect(button() !== null).toBe(isThere)
})

it('scrolls to the top and moves the focus there [P-013]', () => {
  renderPage(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTop />
    </>,
  )
  scrollDown(900)
  fireEvent.click(button() as Element)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement?.id).toBe('main')
})
