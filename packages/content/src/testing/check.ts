import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locale } from '@amparo/rules/locale/locales'
import { afterEach, beforeEach } from 'vitest'
import { checkAll } from '../check/check-all.ts'
import { code, collection, dynamic, entry, list, plural, text } from '../schema.ts'

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
export const source = `useContent('page'); page.title; page.count; const { steps, img } = page; useContent('errors')['not-found'].body; useContent('law').clause`

export type Files = Record<string, unknown>
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
/** Makes a new folder for content and sources before each test. */
export function prepareFolder() {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'check-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
}

export function check(changes: Files, { app = source }: { app?: string | null } = {}) {
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

/** A valid page of a locale with a change. */
export const page = (locale: Locale, change: Files) => ({
  [`${locale}/page.json`]: { ...(sound[`${locale}/page.json`] as Files), ...change },
})
export const error = (locale: Locale, body: string) => ({ [`${locale}/errors.json`]: { 'not-found': { body } } })
