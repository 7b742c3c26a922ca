import { defaultLocale } from '@amparo/rules/locale/locales'
import { replace } from 'react-router'
import { countryPath } from '../../platform/navigation/paths.ts'
import { createTravelDocumentToken } from '../../queries/create-travel-document-token.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import { type TravelDocument, travelDocumentQuery } from '../../queries/redirect-travel-document.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { takeQuery } from './take-query.ts'

type LeaveFor = (address: string) => void

/**
 * Sends the browser to the provider's travel document (P-180 to P-183, P-X05). The token in the address stands for the card,
 * so a link works without a session. Without a token, the card of the session gets one (P-411, P-414, P-X18); without
 * either, no call is made.
 */
export async function travelDocumentEntry(
  app: AppParts,
  request: Request,
  leaveFor: LeaveFor = (address) => location.replace(address),
): Promise<Response> {
  const query = takeQuery(request)
  const address = await findAddress(app, query).catch(() => null)
  if (!address) return replace(countryPath('BRA', 'pt_BR'))
  leaveFor(address)
  // Never resolves: the browser is leaving, and nothing of ours is shown any more.
  return new Promise(() => undefined)
}

async function findAddress(app: AppParts, query: URLSearchParams): Promise<string> {
  const document = await describe(app, query)
  const { redirect_url } = await app.queries.fetchQuery(travelDocumentQuery(app.platform, document))
  return redirect_url
}

/** The address has a benefit id. If the session's card has that benefit, its code is sent instead (P-X17). */
async function describe(app: AppParts, query: URLSearchParams): Promise<TravelDocument> {
  const id = query.get('benefit_id') ?? ''
  await app.session.settled()
  const panToken = app.session.card()?.panToken
  const answer = panToken ? await readBenefits(app, panToken) : null
  const benefit = answer?.benefits.find(({ benefit_id }) => benefit_id === id)

  return {
    benefitCode: benefit?.benefit_code ?? id,
    token: query.get('token') || (panToken ? await newToken(app, panToken) : null),
    isPrepaidCard: answer?.is_prepaid_card ?? false,
  }
}

/** If they cannot be loaded, the link is used as it is. */
function readBenefits({ platform, queries }: AppParts, panToken: string) {
  return queries.ensureQueryData(benefitsQuery(platform, { panToken, locale: defaultLocale })).catch(() => null)
}

async function newToken({ platform }: AppParts, panToken: string): Promise<string> {
  try {
    return (await createTravelDocumentToken(platform, panToken)).token
  } catch (error) {
    platform.report('TRAVEL_DOCUMENT_REDIRECT_API_ERROR', error)
    throw error
  }
}
