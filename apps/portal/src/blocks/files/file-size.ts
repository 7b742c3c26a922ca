import { intlTag, type Locale } from '@amparo/rules/locale/locales'

const KILO = 1024
const MEGA = KILO * KILO

/** A readable size, rounded down: a limit that is rounded up would promise too much. */
export function fileSize(bytes: number, locale: Locale): string {
  const [unit, count] = bytes < MEGA ? (['kilobyte', bytes / KILO] as const) : (['megabyte', bytes / MEGA] as const)
  const shown = bytes > 0 && count < 0.1 ? 0.1 : Math.floor(count * 10) / 10
  return new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(shown)
}
