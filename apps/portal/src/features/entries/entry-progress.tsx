import './entry-progress.css'
import { directionOf, isLocale, languageTag, locales } from '@amparo/rules/locale/locales'
import { matchLanguage } from '@amparo/rules/locale/match-language'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { contentQuery } from '../../platform/content/content.ts'
import { usePlatform } from '../../platform/platform.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'

/** The page while a link is being opened. Without a brand: whose card it is, is not known yet. */
export function EntryProgress() {
  const query = new URLSearchParams(useLocation().search)
  const wanted = query.get('language_code') ?? undefined
  const locale = isLocale(wanted) ? wanted : matchLanguage(locales, navigator.languages)
  const { data: text } = useQuery(contentQuery(usePlatform(), { slug: 'shell', locale }))

  return (
    <main className="entry-progress" lang={languageTag(locale)} dir={directionOf(locale)}>
      <Spinner />
      <p role="status">{text?.loading}</p>
    </main>
  )
}
