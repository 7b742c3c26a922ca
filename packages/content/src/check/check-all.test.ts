import { describe, expect, it } from 'vitest'
import { check, error, type Files, page, prepareFolder } from '../testing/check.ts'

prepareFolder()

describe('the content check', () => {
  it('finds no problem in valid content', () => {
    expect(check({})).toEqual({ lines: [], warnings: [] })
  })

  it.each<[string, Files, string]>([
    ['a missing file', { 'th_TH/page.json': null }, 'th_TH/page.json: missing'],
    ['a missing key', page('es_LAC', { nav_home: undefined }), 'es_LAC/page.json:nav_home: missing'],
    ['a missing entry', { 'es_LAC/errors.json': {} }, 'es_LAC/errors.json:not-found.body: missing'],
    ['an empty text', page('es_LAC', { nav_home: ' ' }), 'es_LAC/page.json:nav_home: empty'],
    ['an unused key', page('es_LAC', { extra: 'x' }), 'es_LAC/page.json:extra: unused: the schema has no such key'],
    ['an unused key of a variant', page('en_AP', { x: 'x' }), 'en_AP/page.json:x: unused: the schema has no such key'],
    ['an unused file', { 'es_LAC/old.json': {} }, 'es_LAC/old.json: unused: no such slug'],
    ['a slug that is missing in its one language', { 'es_LAC/law.json': null }, 'es_LAC/law.json: missing'],
    [
      'a slug in a language that is not its own',
      { 'zh_TW/law.json': { clause: '聲明' } },
      'zh_TW/law.json: unused: only es_LAC is read',
    ],
    ['an unused locale', { 'fr_FR/page.json': {} }, 'fr_FR: unused: no such locale'],
    [
      'a lost placeholder',
      page('es_LAC', { title: 'Hola' }),
      'es_LAC/page.json:title: placeholders are {}, should be {name}',
    ],
    [
      'a new placeholder',
      page('en_US', { nav_home: 'Go {x}' }),
      'en_US/page.json:nav_home: placeholders are {x}, should be {}',
    ],
    [
      'a translated placeholder',
      page('es_LAC', { title: '{nombre}' }),
      'es_LAC/page.json:title: placeholders are {nombre}, should be {name}',
    ],
    [
      'a missing plural form',
      page('es_LAC', { count: { other: '{count} t' } }),
      'es_LAC/page.json:count: plural form "one" is missing',
    ],
    [
      'an extra plural form',
      page('zh_TW', { count: { one: '卡', other: '{count} 卡' } }),
      'zh_TW/page.json:count: plural form "one" does not exist in this language',
    ],
    [
      'a plural without its count',
      page('zh_TW', { count: { other: '卡' } }),
      'zh_TW/page.json:count: placeholders of "other" should be {count}',
    ],
    [
      'a text for a plural',
      page('zh_TW', { count: '卡' }),
      'zh_TW/page.json:count: should be an object of plural forms',
    ],
    ['a text for a list', page('zh_TW', { steps: '卡' }), 'zh_TW/page.json:steps: should be a list of texts'],
    ['a list for a text', page('zh_TW', { nav_home: ['卡'] }), 'zh_TW/page.json:nav_home: should be a text'],
    ['HTML', error('en_US', 'Call <b>us</b>'), 'en_US/errors.json:not-found.body: HTML is not allowed'],
    ['an HTML entity', error('en_US', 'Call&nbsp;us'), 'en_US/errors.json:not-found.body: HTML is not allowed'],
    [
      'a script as a link',
      error('en_US', '[us](javascript:x)'),
      'en_US/errors.json:not-found.body: link to "javascript:x" is not a path, an https address or a mail address',
    ],
    [
      'a link without a scheme',
      error('en_US', '[us](//evil.example)'),
      'en_US/errors.json:not-found.body: link to "//evil.example" is not a path, an https address or a mail address',
    ],
    ['a changed code', page('es_LAC', { img: 'coche' }), 'es_LAC/page.json:img: differs from en_US'],
  ])('finds %s', (_, changes, line) => {
    expect(check(changes).lines).toEqual([line])
  })

  it('finds a file that is not JSON', () => {
    expect(check({ 'es_LAC/page.json': '{' }).lines).toEqual([
      expect.stringMatching(/^es_LAC\/page\.json: not valid JSON/),
    ])
  })

  it.each([
    ['three words in common', error('es_LAC', 'Ana via Lima')],
    ['a Latin name in a Thai sentence', error('th_TH', 'กดที่ปุ่ม Try again')],
    ['a link to a path and to https', error('es_LAC', 'Vea [esto](/terms) o [eso](https://a.example)')],
    ['a plural form for millions', page('es_LAC', { count: { one: 'Una', many: '{count} de t', other: '{count} t' } })],
    ['a code that is repeated', page('es_LAC', { img: 'car' })],
  ])('allows %s', (_, changes) => {
    const english = error('en_US', 'Ana via Lima')
    expect(check({ ...english, ...changes }).lines).toEqual([])
  })
})
