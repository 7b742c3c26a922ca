import { describe, expect, it } from 'vitest'
import { pseudoContent, pseudoText } from './pseudo.ts'
import { code, entry, list, plural, text } from './schema.ts'

describe('pseudoText', () => {
  it('accents and lengthens by at least 40 %', () => {
    const pseudo = pseudoText('See my benefits', 'en_XA')
    expect(pseudo).toContain('Šéé ɱý ƀéñéƒíťš')
    expect(pseudo.length).toBeGreaterThanOrEqual('See my benefits'.length * 1.4)
  })

  it('keeps placeholders, strong marks and the addresses of links [P-319]', () => {
    const pseudo = pseudoText('Call **{phone}** or [write](https://help.example/a_b)', 'en_XA')
    expect(pseudo).toContain('**{phone}**')
    expect(pseudo).toContain('](https://help.example/a_b)')
  })

  it('writes every word from right to left in ar_XB', () => {
    expect(pseudoText('My {count} cards', 'ar_XB')).toMatch(/^⟦\u202eṀ?.*\u202c \{count\} \u202e.*\u202c·+⟧$/)
  })
})

it('covers texts, lists and plurals, and leaves codes alone', () => {
  const schema = entry({ one: text(), two: list(), three: plural(), img: code() })
  const content = { one: 'a', two: ['a'], three: { other: 'a' }, img: 'a' }
  expect(pseudoContent(schema, content, 'en_XA')).toEqual({
    one: '⟦á··⟧',
    two: ['⟦á··⟧'],
    three: { other: '⟦á··⟧' },
    img: 'a',
  })
})
