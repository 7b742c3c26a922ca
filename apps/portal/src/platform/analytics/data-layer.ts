import { isLocale } from '@amparo/rules/locale/locales'
import { themes } from '../state/theme.ts'
import type { AnalyticsEvent } from './analytics.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

type Fields = Exclude<{ [E in AnalyticsEvent as E['event']]: keyof E }[AnalyticsEvent['event']], 'event'>

const word = /^[\w-]{1,40}$/
const route = /^(?:\/|(?:\/:?[a-zA-Z-]{1,40}){1,6})$/
/** Looks like part of a card, claim or phone number: none of our names has four digits in a row. */
const number = /\d{4}/

/** Checks at run time what the types promise. */
const allowed: Record<Fields, (value: string) => boolean> = {
  route: (value) => route.test(value),
  code: (value) => word.test(value) && !number.test(value),
  action: (value) => word.test(value) && !number.test(value),
  campaign: (value) => word.test(value) && !number.test(value),
  language: isLocale,
  theme: (value) => themes.some((theme) => theme === value),
}

/** Pushes events to the `dataLayer` that tag managers read, only with consent and only allowed fields (P-396). */
export function dataLayerSink(hasConsent: () => boolean): (event: AnalyticsEvent) => void {
  return ({ event, ...fields }) => {
    if (!hasConsent()) return
    const safe = Object.entries(fields).filter(([field, value]) => allowed[field as Fields]?.(String(value)))
    window.dataLayer ??= []
    window.dataLayer.push({ event, ...Object.fromEntries(safe) })
  }
}
