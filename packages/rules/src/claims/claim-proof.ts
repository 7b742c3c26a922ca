import { latinDigits } from '../text/latin-digits.ts'

/** Letters that Unicode does not decompose, and how people write them without a stroke or as two letters. */
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

/** A surname in the form in which it is compared: without case, accents, width, spaces, dashes and apostrophes. */
export function comparableSurname(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(strokes, (letter) => alike[letter] ?? letter).replace(/[^\p{L}\p{N}]/gu, '')
}

/** A postal code without spaces, dashes, case and width. Of a ZIP code only the first five digits count, as few people know the other four. */
export function comparablePostalCode(text: string, country: string): string {
  const code = latinDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return country === 'USA' ? code.slice(0, 5) : code
}
