import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { describe, expect, it } from 'vitest'
import { familiesFor, printable } from './script-fonts.ts'

const packages = join(import.meta.dirname, '../../../../../packages')
const folders = (locale: Locale) => [
  `${packages}/content/${locale}`,
  `${packages}/catalogue/data/claim-texts/${locale}`,
]

function everythingIn(locale: Locale): string {
  const files = folders(locale).flatMap((folder) =>
    listed(folder).map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')),
  )
  return files.join('').normalize('NFC')
}
function listed(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  } catch {
    return []
  }
}

describe('the fonts', () => {
  it.each(locales)('have every character of our texts in %s', async (locale) => {
    const characters = [...new Set(everythingIn(locale))].filter((character) => !/[\s□]/u.test(character))
    const fonts = await familiesFor(characters.join(''))
    expect(characters.filter((character) => printable(character, fonts).includes('□'))).toEqual([])
  })

  it.each([
    ['Chinese', 'gbk', { from: 0xb0a1, to: 0xd7f9 }],
    ['Korean', 'euc-kr', { from: 0xb0a1, to: 0xc8fe }],
  ])('have every common character of %s', async (_, encoding, { from, to }) => {
    const bytes = Array.from({ length: to - from + 1 }, (_, place) => from + place).filter(
      (code) => (code & 255) > 0xa0,
    )
    const characters = new TextDecoder(encoding).decode(
      Uint8Array.from(bytes.flatMap((code) => [code >> 8, code & 255])),
    )
    const common = [...new Set(characters)].filter((character) => /\p{L}/u.test(character))
    expect(common.length).toBeGreaterThan(2300)
    expect(printable(common.join(''), await familiesFor(common.join('')))).not.toContain('□')
  })

  it('are only those that a text needs, in a fixed order', async () => {
    const inter = await familiesFor('A tree fell.')
    expect(inter).not.toContainEqual(expect.stringMatching(/arabic|thai|chocolate/))
    const both = await familiesFor('나무 дерево')
    expect(both.length).toBeLessThan(inter.length + 5)
    expect(await familiesFor('дерево 나무')).toEqual(both)
  })

  it('leave out modifiers such as variation selectors, and mark a missing character', async () => {
    const text = 'a\u0007 😭\u{1f3fd}\ufe0f न\u094d \ud800.'
    expect(printable(text, await familiesFor(text))).toBe('a □ □ □.')
  })
})
