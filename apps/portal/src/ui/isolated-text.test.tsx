import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { IsolatedText } from './isolated-text.tsx'

afterEach(cleanup)

it.each([
  ['+1 800 555 0175', 'ltr'],
  ['**** **** **** 4021', 'ltr'],
  ['محمد بن عبد الله', 'auto'],
  ['amara@example.com', 'auto'],
])('shows %s with the direction %s', (text, dir) => {
  render(<IsolatedText>{text}</IsolatedText>)
  expect(screen.getByText(text).dir).toBe(dir)
})
