import type { Locale } from '@amparo/rules/locale/locales'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale } from '../../../platform/content/locale.ts'
import { PLAYGROUND_PATH } from './playground-path.ts'

export type Choice = { code: string; country: string; locale: Locale }

/** The chosen form, country and language. They are in the address, so that it can be shared. */
export function useChoice(first: string): [Choice, (choice: Choice) => void] {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const locale = useLocale()
  const choice = { code: search.get('form') ?? first, country: search.get('country') ?? 'USA', locale }

  return [choice, (next) => void navigate(addressOf(next), { replace: true })]
}

export function addressOf({ code, country, locale }: Choice): string {
  return `${PLAYGROUND_PATH}/${locale}?${new URLSearchParams({ form: code, country })}`
}
