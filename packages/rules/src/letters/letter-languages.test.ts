import { expect, it } from 'vitest'
import type { Locale } from '../locale/locales.ts'
import { letterLanguages } from './letter-languages.ts'

it.each<[Locale, Locale[]]>([
  ['th_TH', ['th_TH', 'zh_CN', 'en_AP']],
  ['en_AP', ['en_AP', 'th_TH', 'zh_CN']],
  ['zh_CN', ['zh_CN', 'th_TH', 'en_AP']],
  ['pt_BR', ['th_TH', 'zh_CN', 'en_AP']],
])('a reader in %s gets %j', (reader, order) => {
  expect(letterLanguages(['th_TH', 'zh_CN', 'en_AP'], reader)).toEqual(order)
})
