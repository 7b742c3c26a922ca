import { locales } from '@amparo/rules/locale/locales'
import { matchLanguage } from '@amparo/rules/locale/match-language'
import { Navigate, useLocation } from 'react-router'

/** From an address without a language, such as one on paper, to the same page in the reader's. */
export function ToReadersLanguage() {
  const { pathname, hash } = useLocation()
  const language = matchLanguage(locales, navigator.languages)

  return <Navigate to={{ pathname: `/${language}${pathname}`, hash }} replace />
}
