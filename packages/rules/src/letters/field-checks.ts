import type { IsoDate } from '../dates/iso-date.ts'
import { countryCodes } from '../locale/country-codes.ts'
import { isEmailAddress } from '../text/email-address.ts'
import { isLetterDay } from './letter-day.ts'

export type LetterProblem = {
  code:
    | 'required'
    | 'too_long'
    | 'characters'
    | 'id_characters'
    | 'choose'
    | 'email'
    | 'phone'
    | 'date'
    | 'future'
    | 'departure_first'
    | 'return_after'
    | 'return_not_before'
    | 'age_between'
    | 'age_under'
    | 'age_months'
    | 'age_least'
    | 'born_later'
  /** The numbers that the error message names. */
  least?: number
  most?: number
}

export type LetterChecks = {
  country: string
  today: IsoDate
  /** `phoneCheck` of the form engine, passed in because its library is large. */
  isPhone: (number: string) => boolean
}

export const MOST_FIRST_NAME = 20
export const MOST_LAST_NAME = 40
export const MOST_INSURED_ID = 20
const MOST_EMAIL = 254
/** A date that a person has not finished typing is shorter (C-296, C-298). */
const WHOLE_DATE = 10

const isEmpty = (text: string) => text.trim() === ''
/** As people count them: one for a letter with its accent, whichever way it was typed. */
const lengthOf = (text: string) => [...text.trim().normalize('NFC')].length

/** Digits of any script, the characters of C-290, and control characters that would reorder a line on paper. */
const notInNames = /[\p{Nd}^<>%$@!#+=\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export function nameProblem(text: string, most: number): LetterProblem | null {
  if (isEmpty(text)) return { code: 'required' }
  if (lengthOf(text) > most) return { code: 'too_long', most }
  return notInNames.test(text) || !/\p{L}/u.test(text) ? { code: 'characters' } : null
}

/** A passport or identity number: letters and digits of any script, with the marks that are printed between them. */
export function insuredIdProblem(text: string): LetterProblem | null {
  if (isEmpty(text)) return { code: 'required' }
  if (lengthOf(text) > MOST_INSURED_ID) return { code: 'too_long', most: MOST_INSURED_ID }
  return /^[\p{L}\p{M}\p{N} ./-]+$/u.test(text) ? null : { code: 'id_characters' }
}

export function emailProblem(text: string): LetterProblem | null {
  if (isEmpty(text)) return { code: 'required' }
  if (text.length > MOST_EMAIL) return { code: 'too_long', most: MOST_EMAIL }
  return isEmailAddress(text) ? null : { code: 'email' }
}

export function phoneProblem(text: string, isPhone: LetterChecks['isPhone']): LetterProblem | null {
  if (isEmpty(text)) return { code: 'required' }
  return /^\+\d{6,15}$/.test(text) && isPhone(text) ? null : { code: 'phone' }
}

export function choiceProblem(value: string, options: { has(value: string): boolean }): LetterProblem | null {
  if (isEmpty(value)) return { code: 'required' }
  return options.has(value) ? null : { code: 'choose' }
}

export function countryProblem(value: string): LetterProblem | null {
  return choiceProblem(value, countryCodes)
}

export function dateProblem(text: string): LetterProblem | null {
  if (isEmpty(text)) return { code: 'required' }
  return isLetterDay(text) ? null : { code: 'date' }
}

/** Whether the person has typed all of an optional date (C-298, C-X76). */
export function isWholeDate(text: string): boolean {
  return text.trim().length >= WHOLE_DATE
}

/** `isSameDayAllowed` is for the Mexico certificate (C-300, C-388). */
export function returnProblem(
  returnDate: string,
  departureDate: string,
  isSameDayAllowed: boolean,
): LetterProblem | null {
  if (!isWholeDate(returnDate)) return null
  if (!isLetterDay(returnDate)) return { code: 'date' }
  if (!isLetterDay(departureDate)) return { code: 'departure_first' }
  if (isSameDayAllowed) return returnDate < departureDate ? { code: 'return_not_before' } : null
  return returnDate <= departureDate ? { code: 'return_after' } : null
}
