import { adaptersIn } from './platform/settings/adapters.ts'
import { type ApiSettings, quotasIn, retentionIn } from './settings.ts'

/** What the standalone product decides itself. */
type Alone = 'HOST' | 'VAULT_INTERNAL_ORIGIN' | 'VAULT_INTERNAL_SECRET' | 'OPERATOR_KEY' | 'STRIPE_THROUGH_VAULT'
type Given = Omit<ApiSettings, Alone | 'PORTAL_ORIGINS'> & Partial<Pick<ApiSettings, Alone>>

/** What `assembleApi` takes from the settings, the same for the API on its own and inside the standalone product. */
export function optionsIn(settings: Given) {
  return {
    folder: settings.AMPARO_DATA,
    claimWidgetUrl: settings.CLAIM_WIDGET_URL,
    ...adaptersIn(settings),
    phoneBenefits: settings.PHONE_VERIFIED_BENEFITS,
    claimsADay: settings.CLAIMS_A_DAY,
    ...retentionIn(settings),
    uploadLimit: settings.UPLOAD_LIMIT_BYTES,
    uploadQuotas: quotasIn(settings),
  }
}
