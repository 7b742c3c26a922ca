import { signOut } from '@amparo/contract/cards'
import type { Locale } from '@amparo/rules/locale/locales'
import { languageHome } from '@amparo/rules/locale/locales'
import { replace } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'

/** Portal specification §8, "Prefill failures". */
export class EntryFailed extends Error {
  code: 'MISSING_URL_PARAMS' | 'NO_ACCESS_TO_BENEFIT'

  constructor(code: EntryFailed['code']) {
    super(code)
    this.name = 'EntryFailed'
    this.code = code
  }
}

/** P-170, P-179: whatever it was, card entry says that something went wrong, in the language of the link. */
export function backToLogin(
  { platform, loginNotice }: AppParts,
  { error, locale }: { error: unknown; locale: Locale },
): Response {
  if (error instanceof EntryFailed) platform.report(error.code, error)
  loginNotice.set({ kind: 'prefill-error' })
  return replace(languageHome(locale))
}

/** A token that nobody is going to use is worth nothing to anybody. */
export function giveUp({ platform }: AppParts, pan_token: string) {
  platform.api(signOut, { body: { pan_token } }).catch(() => undefined)
}
