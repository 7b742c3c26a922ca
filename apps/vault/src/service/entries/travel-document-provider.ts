import type { TravelProviderSetting } from '../../travel-provider-setting.ts'
import { httpsTravelProvider } from './https-travel-provider.ts'
import { simulatedTravelProvider } from './simulated-travel-provider.ts'

/** A card is its card_id: its number goes to nobody. */
export type TravelDocumentRequest = { benefit_code: string; card_id: string; is_prepaid_card: boolean }

/** The port. An https address, or null when nothing is issued for the benefit; throws when there is no answer to rely on. */
export type TravelDocumentProvider = { redirectFor(request: TravelDocumentRequest): Promise<string | null> }

export function travelDocumentProvider(setting: TravelProviderSetting): TravelDocumentProvider | null {
  if (setting.kind === 'none') return null
  return setting.kind === 'https' ? httpsTravelProvider(setting) : simulatedTravelProvider()
}
