import { describe, expect, it } from 'vitest'
import { directionOf, intlTag, isLocale, languageHome, locales } from './locales.ts'

describe('locales', () => {
  it('are fourteen, and only Arabic runs right to left [P-297, P-309]', () => {
    expect(locales).toHaveLength(14)
    expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar_EEMEA'])
  })

  it.each(locales)('give Intl Latin digits and the Gregorian calendar: %s [P-X58]', (locale) => {
    const year = new Intl.DateTimeFormat(intlTag(locale), { year: 'numeric' }).format(new Date('2026-06-15'))
    expect(year).toContain('2026')
  })

  it.each(['fr_FR', 'en', 'EN_us', '', 'constructor', undefined])('do not include %s', (text) =>
    expect(isLocale(text)).toBe(false),
  )
})

it('uses / for the default language, and the login page for others [P-X11]', () => {
  expect(languageHome('en_US')).toBe('/')
  expect(languageHome('th_TH')).toBe('/th_TH/login')
})
