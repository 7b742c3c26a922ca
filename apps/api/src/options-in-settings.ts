import { type ApiSettings, quotasIn, retentionIn, smtpIn, stripeIn } from './settings.ts'

type Given = Omit<
  ApiSettings,
  'HOST' | 'VAULT_INTERNAL_ORIGIN' | 'VAULT_INTERNAL_SECRET' | 'OPERATOR_KEY' | 'PORTAL_ORIGINS'
>

/** What `assembleApi` takes from the settings, the same for the API on its own and inside the standalone product. */
export function optionsIn(settings: Given) {
  return {
    folder: settings.AMPARO_DATA,
    errorReportDsn: settings.ERROR_REPORT_DSN,
    claimWidgetUrl: settings.CLAIM_WIDGET_URL,
    vehiclesUrl: settings.VEHICLES_URL,
    stripe: stripeIn(settings),
    smtp: smtpIn(settings),
    googleMapsKey: settings.GOOGLE_MAPS_KEY,
    phoneBenefits: settings.PHONE_VERIFIED_BENEFITS,
    claimsADay: settings.CLAIMS_A_DAY,
    ...retentionIn(settings),
    uploadLimit: settings.UPLOAD_LIMIT_BYTES,
    uploadQuotas: quotasIn(settings),
  }
}
