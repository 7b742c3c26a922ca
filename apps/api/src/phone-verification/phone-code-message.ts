import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { Locale } from '@amparo/rules/locale/locales'

/** The text of a message or call (C-226, C-227). Commas make a voice read digits instead of one large number. */
export function phoneCodeMessages(content: Pick<ContentStore, 'content'>) {
  return ({ kind, code, locale }: { kind: 'call' | 'sms'; code: string; locale: Locale }): string => {
    const texts = content.content(locale, 'phone-code-message')
    return kind === 'call' ? fill(texts.call, { code: [...code].join(', ') }) : fill(texts.sms, { code })
  }
}
