import { directionOf, type Locale } from '@amparo/rules/locale/locales'
import { Text, type TextProps } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { markBreaks } from './line-breaks.ts'

export type Style = Exclude<TextProps['style'], undefined | readonly unknown[]>

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** For texts that people enter: each in the direction of its own first letter, so that names and phone numbers keep their order in any language. */
export function directedText(locale: Locale) {
  const textAlign = directionOf(locale) === 'rtl' ? 'right' : 'left'
  return (key: string, style: Style, text: string) => {
    const direction = rightToLeft.test(text.match(/\p{L}/u)?.[0] ?? '') ? 'rtl' : 'ltr'
    return h(Text, { key, style: [style, { direction, textAlign }] }, markBreaks(text))
  }
}
