import type { LetterDetails, LetterSummary } from '@amparo/contract/letters'

export function letterRow(letter: LetterSummary): string {
  const { ticket, state, benefit_code, country, departure_date, return_date, received_at } = letter
  return [ticket, state, benefit_code, country, departure_date, return_date ?? 'open', received_at].join('  ')
}

/** A letter for an operator's terminal: who travels, and its history. */
export function letterLines(letter: LetterDetails): string[] {
  const traveller = Object.entries(letter.traveller).map(([name, value]) => `  ${name}: ${value}`)
  return [
    letterRow(letter),
    `${letter.card_type}, ${letter.card_issuer}, issued ${letter.issuance_date} in ${letter.language_code}`,
    '',
    ...traveller,
    '',
    ...letter.events.map(({ happened_at, author, kind, note }) =>
      [happened_at, author, kind, note].filter(Boolean).join('  '),
    ),
  ]
}
