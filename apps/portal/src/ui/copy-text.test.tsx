import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../testing/render-page.tsx'
import { CopyText } from './copy-text.tsx'

afterEach(() => {
  resetPage()
  vi.unstubAllGlobals()
})

const words = { copy: 'Copy number', copied: 'Copied', not_copied: 'That didn’t work' }

function Shown() {
  const shown = useRef<HTMLElement>(null)

  return (
    <>
      <strong ref={shown}>USA000001</strong>
      <CopyText shown={shown} words={words}>
        USA000001
      </CopyText>
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
