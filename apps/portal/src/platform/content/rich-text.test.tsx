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
  ['[a@b.example](mailto:a@b.example)', '<a href="mailto:a@b.example">a@b.example</a>'],
  ['[x](mailto:a@b.example?bcc=c@d.example)', '[x](mailto:a@b.example?bcc=c@d.example)'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](//evil.example)', '[x](//evil.example)'],
  ['[x](http://plain.example)', '[x](http://plain.example)'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('shows %s without running anything', (text, html) => {
  expect(render(<RichText text={text} />).container.innerHTML).toBe(html)
})

const run = 'window.ran = true'
/** Texts as an attacker of the content system would write them. */
const hostile = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}">`,
  `<svg><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.ran = true</script>">`,
  `<iframe src="javascript:parent.ran = true">`,
  `<object data="javascript:${run}">`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<body onload="${run}">`,
  `<style>*{background:url("javascript:${run}")}</style>`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="https://evil.example/">`,
  `<math><mtext><img src=x onerror="${run}"></mtext></math>`,
  `[x](javascript:${run})`,
  `[x](JaVaScRiPt:${run})`,
  `[x](java\tscript:alert(1))`,
  `[x](\u0001javascript:alert(1))`,
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:alert(1))',
  '[x](/\\evil.example)',
  '[x](https:javascript:alert(1))',
  `**<img src=x onerror="${run}">**`,
  `[<img src=x onerror="${run}">](/)`,
  `{{constructor.constructor('${run}')()}}`,
  `\u202e<script>${run}</script>`,
]

it(`runs none of ${hostile.length} hostile texts, and links nowhere with them`, async () => {
  for (const text of hostile) {
    const { container, unmount } = render(<RichText text={text} />)
    const allowed = [...container.querySelectorAll('*')].filter((one) => !['STRONG', 'A'].includes(one.tagName))
    expect(allowed, text).toEqual([])
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttributeNames(), text).toEqual(['href'])
      expect([location.origin, null], text).toContain(new URL(link.href).origin)
      link.click()
    }
    await Promise.resolve()
    expect('ran' in window, text).toBe(false)
    unmount()
  }
})
