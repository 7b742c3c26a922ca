import { isLocale } from '@amparo/rules/locale/locales'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'

/** P-109: a language that is none of ours leads to card entry in the default one. */
export function CardEntry({ children }: { children: ReactNode }) {
  const { languageCode } = useParams()

  return languageCode === undefined || isLocale(languageCode) ? children : <Navigate to="/" replace />
}
