import { describe, expect, it } from 'vitest'
import { maskCard } from '../card/mask-card.ts'
import { formatDate } from '../dates/format-date.ts'
import { isIsoDate, localDay } from '../dates/iso-date.ts'
import { directionOf, intlTag, isLocale, languageHome, locales } from '../locale/locales.ts'
import { isFlagOn } from './flag-status.ts'
import { isWhiteLabel } from './white-label.ts'

describe('dates', () => {
  it.each([
    ['2026-11-15', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['15/11/2026', false],
    ['', false],
  ])('knows whether %s is a day: %s', (text, verdict) => expect(isIsoDate(text)).toBe(verdict))

  it('shows MM/dd/yyyy in en_US [P-312]', () => expect(formatDate('2026-11-05', 'en_US')).toBe('11/05/2026'))

  it.each(locales.filter((locale) => locale !== 'en_US'))('shows dd/MM/yyyy in %s [P-313]', (locale) =>
    expect(formatDate('2026-11-05', locale)).toBe('05/11/2026'),
  )

  it('takes the day where the person is, not the day in Greenwich', () =>
    expect(localDay(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05'))
})

describe('locales', () => {
  it('are fourteen, and only Arabic runs right to left [P-297, P-309]', () => {
    expect(locales).toHaveLength(14)
    expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar_EEMEA'])
  })

  it.each(locales)('give Intl Latin digits and the Gregorian calendar: %s', (locale) => {
    const year = new Intl.DateTimeFormat(intlTag(locale), { year: 'numeric' }).format(new Date('2026-06-15'))
    expect(year).toContain('2026')
  })

  it.each(['fr_FR', 'en', 'EN_us', '', 'constructor', undefined])('do not include %s', (text) =>
    expect(isLocale(text)).toBe(false),
  )
})

describe('isFlagOn', () => {
  it.each([true, 'on', 'ON', 'active', 'enabled', 'Enabled'])('takes %s as on [P-406]', (status) =>
    expect(isFlagOn(status)).toBe(true),
  )
  it.each([false, 'off', '', 'yes', 1, null, undefined, {}])('takes %s as off [P-406]', (status) =>
    expect(isFlagOn(status)).toBe(false),
  )
})

describe('isWhiteLabel', () => {
  it.each([
    ['ba.amparo.example', false, true],
    ['BA-au.amparo.example:4000', false, true],
    ['bank.amparo.example', false, true],
    ['www.amparo.example', false, false],
    ['balance', false, false],
    ['localhost:4000', false, false],
    ['www.amparo.example', true, true],
  ])('is, on %s with is_brand_agnostic %s: %s [P-323, P-324, P-325]', (host, isBrandAgnostic, verdict) =>
    expect(isWhiteLabel({ host, isBrandAgnostic })).toBe(verdict),
  )
})

it('masks a card as **** **** **** last4 [P-133]', () => expect(maskCard('4021')).toBe('**** **** **** 4021'))

it('finds the language home', () => {
  expect(languageHome('en_US')).toBe('/')
  expect(languageHome('th_TH')).toBe('/th_TH/login')
})
