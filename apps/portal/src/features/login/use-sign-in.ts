import type { CardField } from '@amparo/card-field/card-field'
import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import { CallFailed } from '@amparo/contract/call'
import type { Country } from '@amparo/contract/countries'
import { languageHome } from '@amparo/rules/locale/locales'
import { afterLogin } from '@amparo/rules/portal/after-login'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { usePlatform } from '../../platform/platform.ts'
import { countryQuery } from '../../queries/get-country.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import { useAction } from '../../queries/use-action.ts'
import { useAppParts } from '../../session/app-parts.ts'
import type { LoginNotice } from '../../session/login-notice.ts'
import { claimToPay, useSessionStore } from '../../session/session-fields.ts'
import { partnerAddress } from './refusal-entry.ts'

type Options = { leaveFor?: (address: string) => void }

/** Exchanges the card number for a token, loads the benefits, and goes where the card leads (P-146 to P-151). */
export function useSignIn({ leaveFor = (address) => location.assign(address) }: Options = {}) {
  const platform = usePlatform()
  const queries = useQueryClient()
  const { session, loginNotice } = useAppParts()
  const navigate = useNavigate()
  const locale = useLocale()
  const { countryCode = '' } = useParams()
  const store = useSessionStore()
  const { start, isRunning } = useAction({
    run: (_, field: CardField) => {
      loginNotice.set(null)
      track({ event: 'login_submitted' })
      return field.tokenise().then(lookUp)
    },
    // From the first call on, not only while the benefits load (P-014).
    overlay: true,
    reportAs: (error) => (isVaultFailure(error) ? 'PAYMENT_SERVICE_ERROR' : null),
    onFailed: failed,
  })

  async function backHome(notice: LoginNotice) {
    loginNotice.set(notice)
    // Often the same address: Back must not lead to it a second time.
    await navigate(languageHome(locale), { replace: true })
  }

  async function lookUp({ pan_token, last4 }: Awaited<ReturnType<CardField['tokenise']>>) {
    const answer = await queries.fetchQuery(benefitsQuery(platform, { panToken: pan_token, locale }))
    session.begin({ panToken: pan_token, last4, isBrandAgnostic: answer.is_brand_agnostic })
    track({ event: 'login_succeeded' })
    const country = await queries.fetchQuery(countryQuery(platform, answer.ica_country))
    const claim = claimToPay.read(store)
    // The person came to enter payment details: a claim is paid even if its benefit has ended (P-152).
    if (claim && answer.benefits.length > 0) {
      claimToPay.write(store, null)
      return navigate(countryPath(answer.ica_country, locale, `${paths.claimStatus}/${claim}`))
    }
    const successPath = country?.loginSuccessPath ?? '/benefits'
    const next = afterLogin(answer, { today: platform.today(), locale, successPath })
    if (next.outcome === 'go') await navigate(next.path)
    else await backHome({ kind: 'no-active-benefits', claims: claimsAfter(answer, country) })
  }

  async function failed(error: unknown) {
    if (isVaultFailure(error)) return backHome({ kind: 'vault-failed', requestId: error.requestId })
    if (error instanceof CardFieldFailed) return refused('unable_to_verify_card', error.requestId)
    const failure =
      error instanceof CallFailed ? error : new CallFailed({ code: 'unexpected_error', status: 0, requestId: null })
    const partner = partnerAddress(failure)
    if (partner) return leaveFor(partner)
    return refused(failure.code, failure.requestId)
  }

  /** The claims page, if the card has any benefits: those that have ended can still be claimed for (P-X10). */
  function claimsAfter({ benefits, ica_country }: BenefitsResponse, country: Country | null): string | null {
    return benefits.length > 0 && country?.isClaimsVisible && country.isStartClaimEnabled
      ? countryPath(ica_country, locale, paths.claims)
      : null
  }

  /** Shows the phone number of the country in the address, if there is one: the card's own country is not known yet. */
  function refused(code: string, requestId: string | null) {
    track({ event: 'login_refused', code })
    const country = queries.getQueryData(countryQuery(platform, countryCode).queryKey)
    return backHome({ kind: 'refused', code, requestId, phone: country?.contactNumbers[0]?.number ?? null })
  }

  return { signIn: start, busy: isRunning }
}

/** A number that the vault refuses is about the number; everything else is about the vault. */
function isVaultFailure(error: unknown): error is CardFieldFailed {
  return error instanceof CardFieldFailed && error.code !== 'invalid_card_number'
}
