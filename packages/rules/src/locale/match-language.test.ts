import { expect, it } from 'vitest'
import type { Locale } from './locales.ts'
import { matchLanguage } from './match-language.ts'

it.each<[Locale[], string[], Locale]>([
  [['pt_BR', 'en_LAC'], ['pt-BR'], 'pt_BR'],
  [['pt_BR', 'en_LAC'], ['pt-PT', 'en'], 'pt_BR'],
  [['pt_BR', 'en_LAC'], ['en-US'], 'en_LAC'],
  [['es_LAC', 'en_LAC'], ['fr-FR', 'es-ES'], 'es_LAC'],
  [['en_AP', 'zh_CN'], ['zh-SG'], 'zh_CN'],
  [['zh_TW', 'en_AP'], ['zh-HK'], 'zh_TW'],
  [['zh_TW', 'en_AP'], ['zh-Hans', 'en'], 'zh_TW'],
  [['zh_CN', 'zh_TW'], ['zh-Hant'], 'zh_TW'],
  [['id_ID', 'en_AP'], ['in'], 'id_ID'],
  [['ar_EEMEA', 'en_EEMEA'], ['ar'], 'ar_EEMEA'],
])('chooses from %j for a browser that prefers %j: %s [P-177]', (languages, browser, locale) => {
  expect(matchLanguage(languages, browser)).toBe(locale)
})

it.each<[string[]]>([[['fr-FR', 'de']], [[]], [['']], [['*', 'x', '../..']]])(
  'chooses the first language for a browser that prefers %j [P-178]',
  (browser) => {
    expect(matchLanguage(['th_TH', 'en_AP'], browser)).toBe('th_TH')
  },
)
