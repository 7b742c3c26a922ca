/** A calendar day without a time, `yyyy-MM-dd`. */
export type IsoDate = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function isIsoDate(text: string): boolean {
  const match = pattern.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year
}

/** The day a moment falls on where the person is. */
export function localDay(moment: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
