import { expect, it } from 'vitest'
import { escapedText } from './escaped-text.ts'

it('escapes what would end a text or an attribute', () => {
  expect(escapedText(`<b a="1" c='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;')
})
