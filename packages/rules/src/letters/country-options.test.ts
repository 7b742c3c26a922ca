import { expect, it } from 'vitest'
import { countryCodes } from '../locale/country-codes.ts'
import { intlTag, type Locale, locales } from '../locale/locales.ts'
import { countryName, countryOptions } from './country-options.ts'

it.each(locales)('names every country once, in the order of %s [C-374]', (locale) => {
  const options = countryOptions(locale)
  expect(new Set(options.map(({ value }) => value)).size).toBe(countryCodes.size)
  expect(options).toHaveLength(countryCodes.size)
  const labels = options.map(({ label }) => label).slice(locale === 'en_US' ? 1 : 0)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(intlTag(locale)).compare))
  expect(labels.filter((label) => /^[A-Z]{2,3}$/.test(label))).toEqual([])
})

it('begins with the United States only in American English, and names them once [C-375]', () => {
  const first = (locale: Locale) => countryOptions(locale)[0]?.value
  expect(first('en_US')).toBe('USA')
  expect(countryOptions('en_US').filter(({ value }) => value === 'USA')).toHaveLength(1)
  expect(locales.filter((locale) => first(locale) === 'USA')).toEqual(['en_US'])
})

it('shows the code of a country that it does not know', () => {
  expect([countryName('MEX', 'es_LAC'), countryName('XXX', 'es_LAC')]).toEqual(['México', 'XXX'])
})
