import { fill } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'

/** "Continued on another device at 2:05 PM": the time as the language writes it, with the day unless it is today. */
export function useContinuedAt(): (at: string) => string {
  const text = useContent('continue-elsewhere')
  const tag = intlTag(useLocale())
  const today = usePlatform().now().toDateString()

  return (at) => {
    const then = new Date(at)
    const day = then.toDateString() === today ? {} : ({ dateStyle: 'medium' } as const)
    return fill(text.continued_at, { time: new Intl.DateTimeFormat(tag, { ...day, timeStyle: 'short' }).format(then) })
  }
}
