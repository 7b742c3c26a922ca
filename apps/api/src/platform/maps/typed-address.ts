import { SHORTEST_BEGINNING } from './zip-table.ts'

/** What somebody has typed into an address field so far. */
export type TypedAddress = { street: string; zip: string } | { street: string; city: string; state: string }

const ZIP_AT_END = /^(?:(.*?)[\s,]+)?(\d{5})(?:-\d{4})?$/

/** A street is recognized by its number; then ZIP, or city and state. Null as long as there is nothing to go by. */
export function typedAddress(text: string): TypedAddress | null {
  const typed = text.replace(/\s+/g, ' ').trim()
  const zip = ZIP_AT_END.exec(typed)
  if (zip) return { street: streetIn(zip[1] ?? ''), zip: zip[2] as string }

  const parts = typed.split(',').map((part) => part.trim())
  const street = streetIn(typed)
  if (street) parts.shift()
  const [place = '', state = ''] = parts
  if (place.length < SHORTEST_BEGINNING || /\d/.test(place)) return null
  const [, city, code] = /^(.+) ([A-Za-z]{2})$/.exec(place) ?? []
  return city && code && !state && place.length > 5 ? { street, city, state: code } : { street, city: place, state }
}

function streetIn(typed: string): string {
  const [first = ''] = typed.split(',')
  return /\d/.test(first) ? first.trim() : ''
}
