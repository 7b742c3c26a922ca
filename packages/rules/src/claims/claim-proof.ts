import { latinDigits } from '../text/latin-digits.ts'

/** Letters that Unicode does not take apart and that people write without their stroke, and pairs that are one letter. */
const alike: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
const strokes = /[đðħıłøŧßæœ]/g

/** What stays of a surname when it is compared: neither case, accents, width nor spaces, dashes and apostrophes. */
export function comparableSurname(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(strokes, (letter) => alike[letter] ?? letter).replace(/[^\p{L}\p{N}]/gu, '')
}

/** A postal code without spaces, dashes, case and width. Of a ZIP code the first five digits: the other four name the side of a street. */
export function comparablePostalCode(text: string, country: string): string {
  const code = latinDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return country === 'USA' ? code.slice(0, 5) : code
}
