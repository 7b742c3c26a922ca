import { expect, it } from 'vitest'
import type { KeptText, KeptTexts } from '../kept-texts.ts'

const shell: KeptText = { language: 'en_US', slug: 'shell', text: '{"a":"1 — ü"}' }
const contact: KeptText = { language: 'pt_BR', slug: 'contact-us', text: '{}' }
const bySlug = (texts: KeptText[]) => texts.toSorted((one, other) => one.slug.localeCompare(other.slug))

/** What every place of kept texts promises. */
export function describeKeptTexts(open: () => KeptTexts) {
  it('are found by another replica, the newest of each', async () => {
    expect(await open().read('https://none.test')).toEqual([])
    await open().keep('https://one.test', { ...shell, text: '{"a":"old"}' })
    for (const text of [shell, contact]) await open().keep('https://one.test', text)
    expect(bySlug(await open().read('https://one.test'))).toEqual([contact, shell])
  })

  it('belong to their host', async () => {
    await open().keep('https://two.test', { ...shell, text: '{"a":"2"}' })
    await open().keep('https://two.test preview', { ...shell, text: '{"a":"3"}' })
    expect(await open().read('https://two.test')).toEqual([{ ...shell, text: '{"a":"2"}' }])
  })

  it('may be kept by several replicas at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => open().keep('https://three.test', shell)))
    expect(await open().read('https://three.test')).toEqual([shell])
  })
}
