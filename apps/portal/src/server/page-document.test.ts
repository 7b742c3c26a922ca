import { expect, it } from 'vitest'
import { pageDocument, withoutStyleAttributes } from './page-document.ts'

it.each(['<p style="color:red">', "<svg\nfill=none style='x'>", '<i class="a" STYLE=x>'])('refuses %s', (html) => {
  expect(() => withoutStyleAttributes(html)).toThrow('style attribute')
})

it.each(['<p data-style="x">', '<p>style="x"</p>', '<link rel="stylesheet">'])('leaves %s unchanged', (html) => {
  expect(withoutStyleAttributes(html)).toBe(html)
})

const template = '<html lang="en"><title></title><div id="root"></div><!--data--></html>'
const parts = { locale: 'en_US', brand: 'amparo', rendered: 'page', body: '$&' } as const

it('escapes text that would end its data block or title', () => {
  const html = pageDocument(template, { ...parts, title: '</title><b>', data: { x: '</script><script>alert(1)' } })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>')
  expect(html).toContain('>$&</div>')
})

it('throws for a template without its placeholders', () => {
  expect(() => pageDocument('<html>', { ...parts, title: '', data: {} })).toThrow('no place')
})

it('shows the icon of the brand, and an empty one where there is no brand', () => {
  const icon = '<link rel="icon" type="image/svg+xml" href="/assets/favicon-abc.svg">'
  const draw = (brand: 'amparo' | 'neutral') => pageDocument(icon + template, { ...parts, brand, title: '', data: {} })
  expect(draw('amparo')).toContain(icon)
  expect(draw('neutral')).not.toContain('favicon')
  expect(draw('neutral')).toContain('<link rel="icon" href="data:,">')
})
