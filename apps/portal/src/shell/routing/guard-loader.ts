import { CallFailed } from '@amparo/contract/call'
import type { Country } from '@amparo/contract/countries'
import { isLocale, languageHome } from '@amparo/rules/locale/locales'
import { type LoaderFunction, redirect } from 'react-router'
import { countryQuery } from '../../queries/get-country.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { limitIdle } from '../idle/limit-idle.ts'
import { type AccessState, decideAccess } from './access-guard.ts'

/** Loads what `decideAccess` needs, in that order, and follows its verdict. From here on an idle session ends, with or without its guard. */
export function guardLoader(app: AppParts): LoaderFunction {
  const { platform, queries, session, loginNotice } = app
  app.part(limitIdle)

  return async ({ params, request }) => {
    const { languageCode: language, countryCode = '' } = params
    const country = isLocale(language) ? await queries.ensureQueryData(countryQuery(platform, countryCode)) : null
    await session.settled()
    const hasToken = session.card() !== null
    const state: AccessState = { page: pageOf(request), language, country, hasToken, today: platform.today() }

    const verdict = decideAccess(state)
    return follow(verdict === 'ask-card' ? decideAccess({ ...state, card: await askCard(language, country) }) : verdict)
  }

  async function askCard(language: string | undefined, country: Country | null) {
    const card = session.card()
    if (!card || !isLocale(language)) throw redirect('/')
    try {
      return await queries.ensureQueryData(benefitsQuery(platform, { panToken: card.panToken, locale: language }))
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code === 'network_error') throw error
      // Without a valid list of benefits there is nothing to show (P-185). If the token has expired, so has the session.
      if (error.code === 'unable_to_verify_card') session.end()
      const phone = country?.contactNumbers[0]?.number ?? null
      loginNotice.set({ kind: 'refused', code: error.code, requestId: error.requestId, phone })
      throw redirect(languageHome(language))
    }
  }

  function follow(verdict: ReturnType<typeof decideAccess>) {
    if (typeof verdict === 'string') return null
    if (verdict.notice) loginNotice.set({ kind: verdict.notice, claims: null })
    throw redirect(verdict.go)
  }
}

/** The path after country and language. A redirect to another country keeps it (P-X44). */
function pageOf({ url }: Request): string {
  const page = new URL(url).pathname.split('/').filter(Boolean).slice(2)
  return page.map((part) => `/${part}`).join('')
}
