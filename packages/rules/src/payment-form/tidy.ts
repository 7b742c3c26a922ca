import { phoneDisplay } from '../phone/phone-display.ts'
import { latinDigits } from '../text/latin-digits.ts'
import type { PaymentField } from './problems.ts'

const BRAZIL = '55'

/** Latin digits without blanks or dots between them. */
const compact = (text: string) =>
  latinDigits(text).replace(/[\s.\u2010-\u2015\u2212]/g, (character) => (/[\s.]/.test(character) ? '' : '-'))
const plain = (text: string) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

function cpf(text: string): string {
  const digits = compact(text).replace(/-/g, '')
  return /^\d{11}$/.test(digits) ? digits : text.trim()
}

/** A number without `+` is Brazilian, with or without the zero that people dial before the area code. */
function phone(text: string): string {
  const latin = latinDigits(text).trim()
  const digits = latin.replace(/[\s().\p{Pd}+]/gu, '')
  if (!/^\d+$/.test(digits)) return latin
  if (latin.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const isWithCode = digits.startsWith(BRAZIL) && digits.length >= 12
  return isWithCode ? `+${digits}` : `+${BRAZIL}${digits.replace(/^0/, '')}`
}

function agency(text: string): string {
  const digits = compact(text).replace(/-/g, '')
  if (/^\d{5}$/.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`
  return /^\d{4}$/.test(digits) ? digits : text.trim()
}

function account(text: string): string {
  const typed = compact(text)
  if (/^\d{13,14}$/.test(typed)) return `${typed.slice(0, 12)}-${typed.slice(12)}`
  return /^[\d-]+$/.test(typed) ? typed : text.trim()
}

function bankCode(text: string): string {
  const digits = compact(text)
  return /^\d{1,3}$/.test(digits) ? digits.padStart(3, '0') : text.trim()
}

function date(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(latinDigits(text).trim()) ?? []
  const [, dd, mm, yyyy] = /^(\d{2})(\d{2})(\d{4})$/.exec(latinDigits(text).trim()) ?? []
  if (yyyy) return `${dd}/${mm}/${yyyy}`
  return year ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : text.trim()
}

const tidies: Partial<Record<PaymentField, (text: string) => string>> = {
  brazilianCpf: cpf,
  payeePhoneNumber: phone,
  payeeAgency: agency,
  payeeCurrentAccount: account,
  payeeBankCode: bankCode,
  payeeSignedDate: date,
}

/** The stored form of an answer, once the person leaves the field. What cannot be understood stays as it was typed. */
export function tidyAnswer(field: PaymentField, text: string): string {
  return (tidies[field] ?? plain)(text)
}

/** A stored answer as it is shown: the CPF with its punctuation (C-459, C-X10), a phone number in groups. */
export function shownAnswer(field: PaymentField, stored: string): string {
  if (field === 'payeePhoneNumber') return phoneDisplay(stored)
  if (field === 'brazilianCpf') return stored.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
  return stored
}
