import type { IsoDate } from '@amparo/rules/dates/iso-date'

const timeZones: Record<string, string> = { BRA: 'America/Sao_Paulo', IND: 'Asia/Kolkata' }

/** The day on a file is the reader's, not the server's. */
export function dayIn(country: string, moment: Date): IsoDate {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country] ?? 'UTC' }).format(moment)
}
