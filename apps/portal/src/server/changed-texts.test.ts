import { expect, it } from 'vitest'
import { content, get, html, product, servePortal } from './testing/portal-plugin.ts'

servePortal()

it.each([
  ['card entry', '/'],
  ['the shape of other pages', '/usa/en_US/benefits'],
  ['the widget', '/widget/claim'],
])('shows a text that has changed since: %s', async (_, url) => {
  const page = async () => (await get(url, html)).body
  const before = await page()
  const shell = content.content('en_US', 'shell')
  product.content = {
    ...content,
    version: () => 1,
    content: (language, slug) =>
      (slug === 'shell' ? { ...shell, brand_neutral: 'Another brand' } : content.content(language, slug)) as never,
  }
  const after = await page()
  product.content = content
  expect(before).not.toContain('Another brand')
  expect(after).toContain('Another brand')
  expect(await page()).toBe(before)
})
