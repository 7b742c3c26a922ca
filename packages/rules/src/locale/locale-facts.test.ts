import { expect, it } from 'vitest'
import { type Locale, localeFacts } from './locale-facts.ts'
import { locales } from './locales.ts'

const having = (isSo: (locale: Locale) => boolean) => locales.filter(isSo)

it('has the tag of each locale, which is British for English outside the USA [P-X58]', () => {
  const tags = 'en-US en-GB en-GB en-GB es-419 pt-BR zh-Hant-TW zh-Hans-CN th-TH vi-VN ko-KR ar-SA id-ID ms-MY'.split(
    ' ',
  )
  expect(locales.map((locale) => localeFacts[locale].tag)).toEqual(tags)
})

it.each(locales)('gives %s a tag that Intl knows, in the same script', (locale) => {
  const { tag, script } = localeFacts[locale]
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  const known = new Intl.Locale(tag).maximize().script
  expect(known === 'Kore' ? 'Hang' : known).toBe(script)
})

it('writes only en_US dates with the month first [P-312, P-313]', () =>
  expect(having((locale) => localeFacts[locale].dateOrder === 'month-first')).toEqual(['en_US']))

it('writes a decimal comma in Brazil, Vietnam and Indonesia', () =>
  expect(having((locale) => localeFacts[locale].decimalMark === ',')).toEqual(['pt_BR', 'vi_VN', 'id_ID']))

it('has its own names of calendar days if React Aria has none', () =>
  expect(having((locale) => !localeFacts[locale].hasCalendarWords)).toEqual(['th_TH', 'vi_VN', 'id_ID', 'ms_MY']))

it('has a PDF font for every script', () => {
  const fonts = new Map(locales.map((locale) => [localeFacts[locale].script, localeFacts[locale].pdfFont]))
  expect(Object.fromEntries(fonts)).toEqual({
    Latn: 'inter',
    Hant: 'chocolate-classical-sans',
    Hans: 'chocolate-classical-sans',
    Thai: 'noto-sans-thai',
    Hang: 'gowun-dodum',
    Arab: 'ibm-plex-sans-arabic',
  })
})
