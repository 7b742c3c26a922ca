import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { phonePlans } from './load-phone-plans.ts'
import { countryOfNumber, type PhoneCountry, phoneCountry } from './phone-countries.ts'

type Typed = { country: PhoneCountry; text: string }

/** The stored form of a number: `+` and digits (C-092, C-118). A number that begins with + or 00 contains its country. */
export function storedPhone({ country, text }: Typed): string | undefined {
  const latin = latinDigits(text).trim()
  const digits = latin.replace(/\D/g, '')
  if (!digits) return latin || undefined
  if (latin.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // A US number may be typed with its leading 1 (C-611).
  if (country.code === '1' && digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  const known = phonePlans()?.parsePhoneNumberFromString(digits, country.two as never)?.number
  // The zero before an area code is dropped in international numbers, except in Italy.
  return known ?? `+${country.code}${country.code === '39' ? digits : digits.replace(/^0/, '')}`
}

type Shown = Typed & { isNumber: boolean }

/** Splits a stored number into its country and the number as people there write it. Other text stays as it was typed. */
export function shownPhone(stored: string, home: PhoneCountry): Shown {
  const country = countryOfNumber(stored, home)
  if (!/^\+\d+$/.test(stored) || !country) return { country: home, text: stored, isNumber: false }
  const digits = stored.slice(country.code.length + 1)
  const plans = phonePlans()
  const number = plans?.parsePhoneNumberFromString(stored)
  const isNumber = !plans || number?.isValid() === true
  // Twenty-five countries share +1: the plans know which of them has the area code.
  if (country.code === '1')
    return { country: phoneCountry(number?.country ?? country.two), text: dashed(digits), isNumber }
  const text = number?.isValid() ? number.formatNational() : withoutCode(phoneDisplay(stored), country, digits)

  return { country, text, isNumber }
}

/** Formats up to ten digits as 202-555-0123 (C-610). */
export function dashed(digits: string): string {
  if (digits.length > 10) return digits
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

function withoutCode(shown: string, { code }: PhoneCountry, digits: string): string {
  return shown.startsWith(`+${code} `) ? shown.slice(code.length + 2) : digits
}
