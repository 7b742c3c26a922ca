import { expect, it } from 'vitest'
import type { StoredText, StoredTexts } from '../stored-texts.ts'

const shell: StoredText = { language: 'en_US', slug: 'shell', text: '{"a":"1 — ü"}' }
const contact: StoredText = { language: 'pt_BR', slug: 'contact-us', text: '{}' }
const bySlug = (texts: StoredText[]) => texts.toSorted((one, other) => one.slug.localeCompare(other.slug))

/** What every place of stored texts promises. */
export function describeStoredTexts(open: () => StoredTexts) {
  it('are found by another replica, the newest of each', async () => {
    expect(await open().read('https://none.test')).toEqual([])
    await open().store('https://one.test', { ...shell, text: '{"a":"old"}' })
    for (const text of [shell, contact]) await open().store('https://one.test', text)
    expect(bySlug(await open().read('https://one.test'))).toEqual([contact, shell])
  })

  it('belong to their host', async () => {
    await open().store('https://two.test', { ...shell, text: '{"a":"2"}' })
    await open().store('https://two.test preview', { ...shell, text: '{"a":"3"}' })
    expect(await open().read('https://two.test')).toEqual([{ ...shell, text: '{"a":"2"}' }])
  })

  it('may be stored by several replicas at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => open().store('https://three.test', shell)))
    expect(await open().read('https://three.test')).toEqual([shell])
  })
}
