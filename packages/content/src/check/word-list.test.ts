import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../content-files.ts'
import { check, type Files, prepareFolder } from '../testing/check.ts'
import { termTables } from '../testing/term-tables.ts'
import { term } from '../testing/terms.ts'
import { readTerms, readWordList } from './word-list.ts'

describe('a list of words', () => {
  prepareFolder()

  it.each<[string, Files, string]>([
    [
      'a term without a translation',
      { 'terms.json': [term('claim', { th_TH: ' ' })] },
      'terms.json: "claim" has no word in th_TH',
    ],
    [
      'a synonym in no locale',
      { 'terms.json': [term('claim', {}, { fr_FR: ['demande'] } as never)] },
      'terms.json: "claim" names no locale: "fr_FR"',
    ],
    ['words that are no list', { 'words.json': {} }, 'words.json: should be a list of groups'],
    [
      'a group without words',
      { 'words.json': [{ locales: ['en_US'] }] },
      'words.json: group 1 needs locales and words',
    ],
    [
      'a group for no locale',
      { 'words.json': [{ locales: ['en_UK'], words: { lift: 'elevator' } }] },
      'words.json: group 1 names no locale: "en_UK"',
    ],
    ['no JSON', { 'terms.json': '[' }, 'terms.json: not valid JSON'],
  ])('is refused with %s', (_, changes, message) => {
    expect(() => check(changes)).toThrow(message)
  })
})

describe('the list of terms', () => {
  it('is what the README shows', () => {
    expect(readFileSync(join(contentFolder, 'README.md'), 'utf8')).toContain(termTables(readTerms(contentFolder)))
  })

  it('never forbids the word it asks for', () => {
    const own = readTerms(contentFolder).flatMap(({ in: words, avoid = {} }) =>
      Object.entries(avoid).flatMap(([locale, synonyms]) =>
        synonyms.filter((synonym) => synonym === words[locale as keyof typeof words]),
      ),
    )
    expect(own).toEqual([])
  })

  it('forbids synonyms in each English locale', () => {
    const list = readWordList(contentFolder)
    for (const locale of ['en_US', 'en_AP', 'en_LAC', 'en_EEMEA'] as const)
      expect(list.get(locale)?.length).toBeGreaterThan(20)
  })
})
