import type { ContentStore } from '@amparo/content/load-content'
import type { ContentOf } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'

/** A benefit's name in a language. One that content does not know is called by its code: the cardholder still has it. */
export function benefitNames(content: Pick<ContentStore, 'content'>) {
  return (benefitCode: string, locale: Locale): string => {
    const entries = content.content(locale, 'benefits')
    const code = benefitCode.toLowerCase()
    return code in entries ? entries[code as keyof ContentOf<'benefits'> & 'cdw'].name : benefitCode
  }
}
