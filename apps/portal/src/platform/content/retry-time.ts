import { intlTag, type Locale } from '@amparo/rules/locale/locales'

const MINUTE_MS = 60_000
/** How long our limits by address last. */
const USUAL_SECONDS = 60

/** When a call that was refused as one too many makes sense again, to the full minute; with the day unless it is today. */
export function retryTime(retryAfter: number | undefined, { now, locale }: { now: Date; locale: Locale }): string {
  const then = now.getTime() + (retryAfter ?? USUAL_SECONDS) * 1000
  const minute = new Date(Math.ceil(then / MINUTE_MS) * MINUTE_MS)
  const isToday = minute.toDateString() === now.toDateString()
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(intlTag(locale), { ...day, timeStyle: 'short' }).format(minute)
}
