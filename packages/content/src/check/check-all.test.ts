import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locale } from '@amparo/rules/locales'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { code, collection, dynamic, entry, list, plural, text } from '../schema.ts'
import { checkAll } from './check-all.ts'

const slugs = {
  page: entry({
    title: text(['name']),
    count: plural(['count']),
    steps: list(),
    img: code(),
    nav_home: dynamic(text()),
  }),
  errors: collection({ 'not-found': entry({ body: text() }) }),
  law: entry({ clause: text() }, { only: 'es_LAC' }),
}
const locales: Locale[] = ['en_US', 'en_AP', 'es_LAC', 'zh_TW', 'zh_CN', 'th_TH', 'ar_EEMEA', 'ko_KR', 'vi_VN']
const source = `useContent('page'); page.title; page.count; const { steps, img } = page; useContent('errors')['not-found'].body; useContent('law').clause`

type Files = Record<string, unknown>
const pageOf = (title: string, count: object, step: string) => ({ title, count, steps: [step], nav_home: step })
const sound: Files = {
  'en_US/page.json': { ...pageOf('Hello {name}', { one: 'One', other: '{count} cards' }, 'Call us'), img: 'car' },
  'en_US/errors.json': { 'not-found': { body: 'We did not find it. Try again.' } },
  'en_AP/page.json': { title: 'Good day {name}' },
  'es_LAC/page.json': pageOf('Hola, {name}', { one: 'Una', other: '{count} tarjetas' }, 'Llámenos'),
  'es_LAC/errors.json': { 'not-found': { body: 'No lo encontramos. Pruebe otra vez.' } },
  'es_LAC/law.json': { clause: 'Doy fe de lo dicho.' },
  'zh_TW/page.json': pageOf('{name}，您好', { other: '{count} 張卡' }, '來電'),
  'zh_TW/errors.json': { 'not-found': { body: '找不到，請再試一次。' } },
  'zh_CN/page.json': pageOf('{name}，您好', { other: '{count} 张卡' }, '来电'),
  'zh_CN/errors.json': { 'not-found': { body: '找不到，请再试一次。' } },
  'th_TH/page.json': pageOf('สวัสดี {name}', { other: '{count} ใบ' }, 'โทรหาเรา'),
  'th_TH/errors.json': { 'not-found': { body: 'ไม่พบ ลองอีกครั้ง' } },
  'ar_EEMEA/page.json': pageOf(
    'مرحبًا {name}',
    {
      zero: 'لا بطاقات',
      one: 'بطاقة',
      two: 'بطاقتان',
      few: '{count} بطاقات',
      many: '{count} بطاقة',
      other: '{count} بطاقة',
    },
    'اتصل بنا',
  ),
  'ar_EEMEA/errors.json': { 'not-found': { body: 'لم نجدها. حاول مرة أخرى.' } },
  'ko_KR/page.json': pageOf('{name} 님', { other: '카드 {count}장' }, '전화하기'),
  'ko_KR/errors.json': { 'not-found': { body: '찾지 못했어요. 다시 시도해 주세요.' } },
  'vi_VN/page.json': pageOf('Chào {name}', { other: '{count} thẻ' }, 'Gọi cho chúng tôi'),
  'vi_VN/errors.json': { 'not-found': { body: 'Không tìm thấy. Hãy thử lại.' } },
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function check(changes: Files, { app = source }: { app?: string | null } = {}) {
  const files: Files = { ...sound, ...changes }
  for (const [file, content] of Object.entries(files)) if (content !== null) write(join('content', file), content)
  if (app !== null) write('apps/portal/src/page.tsx', app)
  const { problems, warnings } = checkAll({ folder: join(root, 'content'), apps: join(root, 'apps'), slugs, locales })
  return { lines: problems.map(({ at, problem }) => `${at}: ${problem}`), warnings }
}

function write(path: string, content: unknown) {
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
}

/** The sound page of a locale with a change. */
const page = (locale: Locale, change: Files) => ({
  [`${locale}/page.json`]: { ...(sound[`${locale}/page.json`] as Files), ...change },
})
const error = (locale: Locale, body: string) => ({ [`${locale}/errors.json`]: { 'not-found': { body } } })

describe('the content check', () => {
  it('finds nothing wrong with sound content', () => {
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
      'en_US/errors.json:not-found.body: link to "javascript:x" is neither a path nor https',
    ],
    [
      'a link without a scheme',
      error('en_US', '[us](//evil.example)'),
      'en_US/errors.json:not-found.body: link to "//evil.example" is neither a path nor https',
    ],
    ['a changed code', page('es_LAC', { img: 'coche' }), 'es_LAC/page.json:img: differs from en_US'],
    [
      'English that stayed',
      error('es_LAC', 'We did not find it. Try again.'),
      'es_LAC/errors.json:not-found.body: the same as en_US: translate it',
    ],
    [
      'a variant that says nothing new',
      { 'en_AP/page.json': { steps: ['Call us'] } },
      'en_AP/page.json:steps: the same as en_US: leave it out',
    ],
    ['Thai without Thai', page('th_TH', { nav_home: 'Call' }), 'th_TH/page.json:nav_home: no Thai letters'],
    ['Arabic without Arabic', page('ar_EEMEA', { nav_home: 'Call' }), 'ar_EEMEA/page.json:nav_home: no Arabic letters'],
    ['Korean without Hangul', page('ko_KR', { nav_home: 'Call' }), 'ko_KR/page.json:nav_home: no Hangul letters'],
    ['Chinese without Han', page('zh_TW', { nav_home: 'Call' }), 'zh_TW/page.json:nav_home: no Han letters'],
    [
      'Vietnamese without its marks',
      error('vi_VN', 'Khong tim thay the nao'),
      'vi_VN/errors.json:not-found.body: no Vietnamese letters',
    ],
    [
      'half a translation',
      error('th_TH', 'ไม่พบ try it once again'),
      'th_TH/errors.json:not-found.body: wrong script: a part is not translated',
    ],
    ['a foreign letter', error('es_LAC', 'No lo encontrаmos'), 'es_LAC/errors.json:not-found.body: wrong script: "а"'],
    [
      'simplified in zh_TW',
      error('zh_TW', '請输入'),
      'zh_TW/errors.json:not-found.body: wrong script: "输" is simplified',
    ],
    [
      'traditional in zh_CN',
      error('zh_CN', '请輸入'),
      'zh_CN/errors.json:not-found.body: wrong script: "輸" is traditional',
    ],
    [
      'digits of another script',
      error('ar_EEMEA', 'حاول بعد ٥ دقائق'),
      'ar_EEMEA/errors.json:not-found.body: digits should be 0 to 9',
    ],
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

describe('the allow-list', () => {
  const wrong = { ...page('th_TH', { nav_home: 'Wi-Fi' }), ...page('ko_KR', { nav_home: 'Wi-Fi' }) }

  it('excuses one place', () => {
    const list = [{ at: 'th_TH/page.json:nav_home', why: 'a name' }]
    expect(check({ ...wrong, 'allow-list.json': list }).lines).toEqual(['ko_KR/page.json:nav_home: no Hangul letters'])
  })

  it('excuses a key in every locale', () => {
    expect(check({ ...wrong, 'allow-list.json': [{ at: '*/page.json:nav_home', why: 'a name' }] }).lines).toEqual([])
  })

  it('is not allowed to grow old', () => {
    const list = [{ at: 'th_TH/page.json:title', why: 'was once wrong' }]
    expect(check({ 'allow-list.json': list }).lines).toEqual([
      'allow-list.json: "th_TH/page.json:title" excuses nothing',
    ])
  })
})

describe('the search for keys that no source reads', () => {
  it.each([
    ['a key', source.replace('page.title', ''), 'src/slugs/page.ts:title: unused: no source reads it'],
    ['an entry', source.replace("['not-found']", ''), 'src/slugs/errors.ts:not-found: unused: no source reads it'],
    ['a slug', source.replace("useContent('page')", ''), 'src/slugs/page.ts:: unused: no source reads it'],
  ])('finds %s', (_, app, line) => {
    expect(check({}, { app }).lines).toEqual([line])
  })

  it('only warns as long as there is no portal', () => {
    expect(check({}, { app: null })).toEqual({ lines: [], warnings: ['no portal to search for unused keys'] })
  })
})
