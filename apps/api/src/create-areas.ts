import { CLAIM_WIDGET_PATH } from '@amparo/contract/claim-widget'
import { createAddresses } from './addresses/create-addresses.ts'
import type { AreaOptions, AreaPlatform } from './area-options.ts'
import { createAuditLog } from './audit-log/create-audit-log.ts'
import { createBenefits } from './benefits/create-benefits.ts'
import { createBilling } from './billing/create-billing.ts'
import { createCards } from './cards/create-cards.ts'
import { createClaimDocuments } from './claim-documents/create-claim-documents.ts'
import { createClaimForms } from './claim-forms/create-claim-forms.ts'
import { createClaimMails } from './claim-mails/create-claim-mails.ts'
import { createClaimRegister } from './claim-register/create-claim-register.ts'
import { createClaimStatus } from './claim-status/create-claim-status.ts'
import { createClaimants } from './claimants/create-claimants.ts'
import { createContact } from './contact/create-contact.ts'
import { createCountries } from './countries/create-countries.ts'
import { createDraftKeys } from './draft-keys/create-draft-keys.ts'
import { createDraftTransfers } from './draft-transfers/create-draft-transfers.ts'
import { createErrors } from './errors/create-errors.ts'
import { createFeatureFlags } from './feature-flags/create-feature-flags.ts'
import { createFilePermits } from './file-permits/create-file-permits.ts'
import { createFiles } from './files/create-files.ts'
import { createKeys } from './keys/create-keys.ts'
import { createLetters } from './letters/create-letters.ts'
import { createLongOperations } from './long-operations/create-long-operations.ts'
import { createOperator } from './operator/create-operator.ts'
import { createOperatorKeys } from './operator-keys/create-operator-keys.ts'
import { createPaymentForm } from './payment-form/create-payment-form.ts'
import { createPdf } from './pdf/create-pdf.ts'
import { createPhoneVerification } from './phone-verification/create-phone-verification.ts'
import { USUAL_RECEIPT_DAYS, usualRetention } from './platform/retention.ts'
import { createPolicies } from './policies/create-policies.ts'
import { createPolicyChanges } from './policy-changes/create-policy-changes.ts'
import { createPrivacy } from './privacy/create-privacy.ts'
import { createPurchases } from './purchases/create-purchases.ts'
import { createQuotes } from './quotes/create-quotes.ts'
import { createSubmission } from './submission/create-submission.ts'
import { createUsers } from './users/create-users.ts'
import { createVehicles } from './vehicles/create-vehicles.ts'

export type Areas = Awaited<ReturnType<typeof createAreas>>

/**
 * Creates the areas bottom-up. An area may use only those created before it. `scripts/boundaries` reads the order from here and checks
 * the imports of each area against it.
 */
export async function createAreas(options: AreaOptions, { ports, jobs, repeat, counts, secret }: AreaPlatform) {
  const { database, vault, content, catalogue, clock, log } = options
  const { phoneBenefits = ['CEL'], uploadLimit, uploadQuotas, readsTextsLater = false } = options
  const { receiptDays = USUAL_RECEIPT_DAYS, retention = usualRetention } = options
  const { portalOrigins, claimsADay, claimWidgetUrl: widgetUrl = CLAIM_WIDGET_PATH } = options
  const { mail, sms } = ports
  const { marketplace } = catalogue
  /** What many areas need. Each takes only what it names. */
  const common = { database, clock, catalogue, content, jobs, repeat, log }

  const operatorKeys = createOperatorKeys({ database, clock })
  const auditLog = createAuditLog({ database, clock })
  const keys = createKeys({ database, secret })
  const cards = await createCards({ vault, database, clock })
  const countries = createCountries({ catalogue })
  const contact = createContact({ catalogue })
  const featureFlags = createFeatureFlags({ database })
  const vehicles = createVehicles({ vehicles: ports.vehicles, clock })
  const errors = createErrors()
  const benefits = createBenefits({ catalogue, content, cards })
  const files = createFiles({ ...common, ports, uploadLimit, uploadQuotas, secret: secret('object-store').hashes })
  const users = createUsers({ ...common, mail, portalOrigins, secret: secret('users') })
  const addresses = createAddresses({ maps: ports.maps })
  const policies = createPolicies({ ...common, marketplace, users, secret: secret('policies') })
  const quotes = createQuotes({ database, clock, rates: marketplace, users, addresses, policies })
  const longOperations = createLongOperations({ database, jobs, clock, key: secret('long-operations').hashes })
  const sealing = { forms: [...catalogue.claimForms.values()], secret: secret('payment-details') }
  const claimMails = createClaimMails({ ...common, mail, portalOrigins, secret: secret('mail').hashes })
  const currencyOf = (country: string) => catalogue.countries.get(country)?.currency
  const claimRegister = createClaimRegister({ database, files, claimMails, clock, receiptDays, currencyOf, ...sealing })
  const claimants = createClaimants({ ...common, benefits, policies, claimRegister, widgetUrl })
  const draftKeys = createDraftKeys({ claimants, policies, secret: secret('drafts').hashes })
  const claimForms = createClaimForms({ catalogue, benefits, claimants, vehicles, clock, counts, readsTextsLater })
  const claimDocuments = createClaimDocuments({ catalogue, content, claimForms })
  const phoneVerification = createPhoneVerification({
    ...common,
    cards,
    sms,
    secret: secret('phone-verification').hashes,
  })
  const submission = createSubmission({
    ...common,
    counts,
    longOperations,
    claimRegister,
    claimForms,
    claimDocuments,
    phoneVerification,
    users,
    phoneBenefits,
    claimsADay,
  })
  const claimStatus = createClaimStatus({
    ...common,
    cards,
    featureFlags,
    longOperations,
    claimRegister,
    claimDocuments,
    secret: secret('claim-status').hashes,
  })
  const filePermits = createFilePermits({ clock, cards, claimants, statusTokens: claimStatus.tokens, files })
  const paymentForm = createPaymentForm({
    ...common,
    cards,
    longOperations,
    claimRegister,
    secret: secret('payment-details'),
  })
  const letters = createLetters({ database, clock, counts, benefits, secret: secret('letters') })
  const draftTransfers = createDraftTransfers({ ...common, benefits, secret: secret('drafts').hashes })
  const pdf = createPdf({ catalogue, content, clock, benefits, longOperations, claimRegister, policies })
  const billing = createBilling({ ...common, ...ports, policies })
  const policyChanges = createPolicyChanges({ database, clock, addresses, policies, billing })
  const purchases = createPurchases({
    ...common,
    ...ports,
    policies,
    billing,
    policyChanges,
    documentsOf: pdf.policyAttachments,
  })
  const operator = createOperator({ clock, claimRegister, paymentForm })

  const areas = {
    operatorKeys,
    auditLog,
    keys,
    cards,
    countries,
    contact,
    featureFlags,
    vehicles,
    errors,
    benefits,
    files,
    users,
    addresses,
    policies,
    quotes,
    longOperations,
    claimMails,
    claimRegister,
    claimants,
    draftKeys,
    claimForms,
    claimDocuments,
    phoneVerification,
    submission,
    claimStatus,
    filePermits,
    paymentForm,
    letters,
    draftTransfers,
    pdf,
    billing,
    policyChanges,
    purchases,
    operator,
  }
  const privacy = createPrivacy({ ...areas, ...common, ports, retention, secret: secret('users') })
  return { ...areas, privacy }
}
