import type { Locale } from '@amparo/rules/locale/locales'
import { languageHome } from '@amparo/rules/locale/locales'
import { replace } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'

/** A link that cannot be opened, through no fault of a call (P-171, P-172). */
export class EntryFailed extends Error {
  code: 'MISSING_URL_PARAMS' | 'NO_ACCESS_TO_BENEFIT'

  constructor(code: EntryFailed['code']) {
    super(code)
    this.name = 'EntryFailed'
    this.code = code
  }
}

/**
 * Goes to card entry, which says in the language of the link that something went wrong (P-170, P-179). An older session ends:
 * the link may be another person's, and nothing of a card may stay open behind the message.
 */
export async function backToLogin(
  { platform, session, loginNotice }: AppParts,
  { error, locale }: { error: unknown; locale: Locale },
): Promise<Response> {
  if (error instanceof EntryFailed) platform.report(error.code, error)
  await session.settled()
  if (session.card()) session.end()
  loginNotice.set({ kind: 'prefill-error' })
  return replace(languageHome(locale))
}
