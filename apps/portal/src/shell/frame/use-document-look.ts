import { directionOf, languageTag } from '@amparo/rules/locale/locales'
import { useLayoutEffect } from 'react'
import { useLocale } from '../../platform/locale.ts'
import { useBrand } from '../../session/brand.ts'

/** Language, direction and brand belong to the whole document: style sheets and readers look for them there. */
export function useDocumentLook() {
  const locale = useLocale()
  const { isWhiteLabel } = useBrand()

  useLayoutEffect(() => {
    const { documentElement: html } = document
    html.lang = languageTag(locale)
    html.dir = directionOf(locale)
    if (isWhiteLabel) document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', 'data:,')
    html.dataset.brand = isWhiteLabel ? 'neutral' : 'amparo'
  }, [locale, isWhiteLabel])
}
