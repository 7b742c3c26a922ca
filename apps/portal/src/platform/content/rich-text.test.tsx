import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

it.each([
  ['plain', 'plain'],
  ['a **b** c', 'a <strong>b</strong> c'],
  ['[home](/) and [far](https://a.example/b)', '<a href="/">home</a> and <a href="https://a.example/b">far</a>'],
  ['[call](tel:+12025550143)', '<a href="tel:+12025550143">call</a>'],
  ['[x](tel:javascript)', '[x](tel:javascript)'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](//evil.example)', '[x](//evil.example)'],
  ['[x](http://plain.example)', '[x](http://plain.example)'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('shows %s without running anything', (text, html) => {
  expect(render(<RichText text={text} />).container.innerHTML).toBe(html)
})
