/** A time in the format of `<input type="datetime-local">`, in the browser's time zone. */
export function localInputValue(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** The same time some days later. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment)
  later.setDate(later.getDate() + days)
  return later
}

/** The same day of the next month, or its last day: the 31st of January is followed by the 28th of February. */
export function monthLater(moment: Date): Date {
  const later = new Date(moment)
  later.setMonth(later.getMonth() + 1)
  if (later.getDate() !== moment.getDate()) later.setDate(0)
  return later
}
