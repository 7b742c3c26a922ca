export type PaperSize = 'A4' | 'LETTER'

/** CLDR's list; A4 everywhere else. */
const letterCountries = [
  'USA',
  'CAN',
  'MEX',
  'COL',
  'VEN',
  'CHL',
  'PHL',
  'CRI',
  'GTM',
  'PAN',
  'PRI',
  'DOM',
  'NIC',
  'SLV',
  'BLZ',
]

export function paperSize(country: string): PaperSize {
  return letterCountries.includes(country) ? 'LETTER' : 'A4'
}
