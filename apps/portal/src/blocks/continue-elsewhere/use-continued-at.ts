import { fill } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'

/** "Continued on another device at 2:05 PM", with the day unless it is today. */
export function useContinuedAt(): (at: string) => string {
  const text = useContent('continue-elsewhere')
  const tag = intlTag(useLocale())
  const today = usePlatform().now().toDateString()

  return (at) => {
    const then = new Date(at)
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(then)
    if (then.toDateString() === today) return fill(text.continued_at, { time })
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(then)
    return fill(text.continued_on, { day, time })
  }
}
