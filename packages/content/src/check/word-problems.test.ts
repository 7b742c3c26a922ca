import { describe, expect, it } from 'vitest'
import { check, error, type Files, page, prepareFolder } from '../testing/check.ts'
import { term } from '../testing/terms.ts'

prepareFolder()

const lists: Files = {
  'terms.json': [
    term('claim number', { en_AP: 'claim number' }, { en_US: ['claim ID'] }),
    term('deductible', { en_AP: 'excess', zh_TW: '自負額' }, { en_AP: ['deductible'], zh_TW: ['自付額'] }),
  ],
  'words.json': [
    { locales: ['en_AP'], words: { 'cell phone': 'mobile phone', 'traveler’s': 'traveller’s' } },
    { locales: ['en_US'], words: { 'zip code': 'ZIP code', 'go on with': 'continue' } },
    { locales: ['es_LAC'], words: { móvil: 'celular' } },
  ],
}

describe('the list of words', () => {
  it.each<[string, Files, string]>([
    ['a synonym of a term', error('en_US', 'Enter the claim ID.'), 'en_US: the word "claim ID": write "claim number"'],
    ['a word in another case', error('en_US', 'Go on with it'), 'en_US: the word "Go on with": write "continue"'],
    [
      'a term written in small letters',
      error('en_US', 'Your zip code'),
      'en_US: the word "zip code": write "ZIP code"',
    ],
    ['a word of another country', error('es_LAC', 'Su móvil'), 'es_LAC: the word "móvil": write "celular"'],
    ['a word between others in Chinese', error('zh_TW', '您的自付額是'), 'zh_TW: the word "自付額": write "自負額"'],
    ['a variant’s own text', error('en_AP', 'Your cell phone'), 'en_AP: the word "cell phone": write "mobile phone"'],
    [
      'an American word that a variant inherits',
      error('en_US', 'Your deductible'),
      'en_AP: the word "deductible": write "excess"',
    ],
    [
      'a word with another apostrophe',
      error('en_US', "The traveler's name"),
      'en_AP: the word "traveler\'s": write "traveller’s"',
    ],
  ])('rejects %s', (_, changes, line) => {
    const [locale, problem] = line.split(/: (.*)/s)
    expect(check({ ...lists, ...changes }).lines).toEqual([`${locale}/errors.json:not-found.body: ${problem}`])
  })

  it('rejects a word in a list and in a plural, each at its key', () => {
    const wrong = page('en_US', { steps: ['Enter the claim ID'], count: { one: 'One claim ID', other: '{count} ids' } })
    expect(check({ ...lists, ...wrong }).lines).toEqual([
      'en_US/page.json:count: the word "claim ID": write "claim number"',
      'en_US/page.json:steps: the word "claim ID": write "claim number"',
    ])
  })

  it.each<[string, Files]>([
    ['the term itself', error('en_US', 'Enter your claim number and ZIP code.')],
    ['a longer word', error('en_US', 'The claim idea')],
    [
      'a word that the variant replaces',
      { ...error('en_US', 'Your cell phone'), ...error('en_AP', 'Your mobile phone') },
    ],
    ['a word in the address of a link', error('en_US', '[us](/zip code)')],
    ['a word that only another locale avoids', error('en_AP', 'The claim ID')],
    ['the code of a picture', page('en_US', { img: 'cell phone' })],
  ])('accepts %s', (_, changes) => {
    expect(check({ ...lists, ...changes }).lines).toEqual([])
  })

  it('accepts a quotation from the specification, by its key, and nowhere else', () => {
    const quoted = {
      ...error('en_US', 'Enter a zip code.'),
      'allow-list.json': [{ at: 'en_US/errors.json:not-found.body', why: 'quoted by the specification' }],
    }
    expect(check({ ...lists, ...quoted }).lines).toEqual([])
    expect(check({ ...lists, ...quoted, ...page('en_US', { nav_home: 'Your zip code' }) }).lines).toEqual([
      'en_US/page.json:nav_home: the word "zip code": write "ZIP code"',
    ])
  })
})
