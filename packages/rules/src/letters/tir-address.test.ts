import { expect, it } from 'vitest'
import type { Locale } from '../locale/locales.ts'
import { ticketDestination } from './insurance-ticket.ts'
import { tirAddress, tirLanguage } from './tir-address.ts'

const site = { address: 'https://insurer.example/start?from=portal', application: 'amparo' }
const visit = {
  target: 'register',
  country: 'THA',
  locale: 'th_TH',
  benefitId: '41017',
  now: new Date('2026-11-16T12:34:56.789Z'),
} as const

it('carries everything the insurer’s site needs [C-403, C-404, C-406, C-407, C-408, C-409, C-X48]', () => {
  const url = new URL(tirAddress(site, visit))
  expect(url.origin + url.pathname).toBe('https://insurer.example/start')
  const { token, ...parameters } = Object.fromEntries(url.searchParams)
  expect(parameters).toEqual({
    from: 'portal',
    application: 'amparo',
    step: 'mwi',
    Country: 'THA',
    benefitID: '41017',
    Benefit: 'TIR',
    lang: 'th',
  })
  expect(atob(token ?? '')).toBe('2026-11-16T12:34:56Z')
})

it('names the language as the site is configured to [C-X48]', () => {
  const { searchParams } = new URL(tirAddress({ ...site, languageParameter: 'locale' }, visit))
  expect([searchParams.get('locale'), searchParams.has('lang')]).toEqual(['th', false])
})

it('names the step of a travel letter [C-405] and leaves out an id that there is not [C-407]', () => {
  const { searchParams } = new URL(tirAddress(site, { ...visit, target: 'travel-letter', benefitId: '' }))
  expect(searchParams.get('step')).toBe('travel')
  expect(searchParams.has('benefitID')).toBe(false)
})

it.each<[Locale, string, string, string]>([
  ['en_AP', 'SGP', 'en', '[C-410]'],
  ['id_ID', 'IDN', 'id', '[C-411]'],
  ['ko_KR', 'KOR', 'ko', '[C-412]'],
  ['th_TH', 'THA', 'th', '[C-413]'],
  ['vi_VN', 'VNM', 'vi', '[C-414]'],
  ['zh_CN', 'CHN', 'zh-cn', '[C-415]'],
  ['zh_TW', 'TWN', 'zh-hk', '[C-416]'],
  ['ms_MY', 'MYS', 'en', '[C-417, C-X49]'],
  ['zh_CN', 'MYS', 'en', '[C-417, C-X49]'],
  ['en_US', 'USA', 'en', '[C-X49]'],
  ['ms_MY', 'SGP', 'en', '[C-X49]'],
  ['pt_BR', 'BRA', 'en', '[C-X49]'],
])('maps %s in %s to %s %s', (locale, country, language) => {
  expect(tirLanguage(locale, country)).toBe(language)
})

it.each<[string | null, object, string]>([
  ['https://bilhete.example/1', { address: 'https://bilhete.example/1', isNewTab: false }, '[C-419]'],
  [null, { address: 'https://fallback.example/', isNewTab: true }, '[C-420]'],
  ['javascript:alert(1)', { address: 'https://fallback.example/', isNewTab: true }, '[C-420]'],
  ['http://bilhete.example/', { address: 'https://fallback.example/', isNewTab: true }, '[C-420]'],
])('the insurance ticket for %j is at %j %s', (redirect, destination) => {
  expect(ticketDestination(redirect, 'https://fallback.example/')).toEqual(destination)
})
