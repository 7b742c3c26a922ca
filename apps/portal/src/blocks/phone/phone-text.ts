import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { phonePlans } from './load-phone-plans.ts'
import { countryOfNumber, type PhoneCountry, phoneCountry } from './phone-countries.ts'

type Typed = { country: PhoneCountry; text: string }

/** C-092, C-118: `+` and digits. A number that begins with + or 00 says its country itself. */
export function storedPhone({ country, text }: Typed): string | undefined {
  const latin = latinDigits(text).trim()
  const digits = latin.replace(/\D/g, '')
  if (!digits) return latin || undefined
  if (latin.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // C-611.
  if (country.code === '1' && digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  const known = phonePlans()?.parsePhoneNumberFromString(digits, country.two as never)?.number
  // A zero before the area code is left out abroad, though not in Italy.
  return known ?? `+${country.code}${country.code === '39' ? digits : digits.replace(/^0/, '')}`
}

type Shown = Typed & { isNumber: boolean }

/** A stored number apart: whose it is, and how people there write it. What is no number stays as it was typed. */
export function shownPhone(stored: string, home: PhoneCountry): Shown {
  const country = countryOfNumber(stored, home)
  if (!/^\+\d+$/.test(stored) || !country) return { country: home, text: stored, isNumber: false }
  const digits = stored.slice(country.code.length + 1)
  const plans = phonePlans()
  const number = plans?.parsePhoneNumberFromString(stored)
  const isNumber = !plans || number?.isValid() === true
  // Twenty-five countries are +1: the plans know which of them has the area code.
  if (country.code === '1')
    return { country: phoneCountry(number?.country ?? country.two), text: dashed(digits), isNumber }
  const text = number?.isValid() ? number.formatNational() : withoutCode(phoneDisplay(stored), country, digits)

  return { country, text, isNumber }
}

/** C-610: 202-555-0123, up to ten digits. */
export function dashed(digits: string): string {
  if (digits.length > 10) return digits
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

function withoutCode(shown: string, { code }: PhoneCountry, digits: string): string {
  return shown.startsWith(`+${code} `) ? shown.slice(code.length + 2) : digits
}
