import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../../../testing/render-page.tsx'
import { CopyNumber } from './copy-number.tsx'

afterEach(() => {
  resetPage()
  vi.unstubAllGlobals()
})

function Shown() {
  const shown = useRef<HTMLElement>(null)

  return (
    <>
      <strong ref={shown}>USA000001</strong>
      <CopyNumber number="USA000001" shown={shown} />
    </>
  )
}

it.each<[string, () => Promise<void>, string, string]>([
  ['copies', async () => undefined, 'Copied', ''],
  ['may not copy', () => Promise.reject(new Error('NotAllowedError')), 'That didn’t work', 'USA000001'],
])('shows a message when the browser %s, and selects the number if needed', async (_, writeText, words, marked) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  getSelection()?.removeAllRanges()
  renderPage(<Shown />, { path: '/usa/en_US/claims' })
  fireEvent.click(screen.getByRole('button', { name: 'Copy number' }))
  expect((await screen.findByText(new RegExp(words))).getAttribute('role')).toBe('status')
  expect(String(getSelection())).toBe(marked)
})
