import type { Content } from './schema.ts'
import { accessibility } from './slugs/accessibility.ts'
import { beforeYouStart } from './slugs/before-you-start.ts'
import { benefitDetails } from './slugs/benefit-details.ts'
import { benefitPage } from './slugs/benefit-page.ts'
import { benefits } from './slugs/benefits.ts'
import { benefitsHome } from './slugs/benefits-home.ts'
import { campaigns } from './slugs/campaigns.ts'
import { claimDocuments } from './slugs/claim-documents.ts'
import { claimEvidence } from './slugs/claim-evidence.ts'
import { claimForm } from './slugs/claim-form.ts'
import { claimFormFile } from './slugs/claim-form-file.ts'
import { claimJourney } from './slugs/claim-journey.ts'
import { claimReceipt } from './slugs/claim-receipt.ts'
import { claimReview } from './slugs/claim-review.ts'
import { claimStatusForms } from './slugs/claim-status-forms.ts'
import { claimStatusPage } from './slugs/claim-status-page.ts'
import { claimStatuses } from './slugs/claim-statuses.ts'
import { claimSubmit } from './slugs/claim-submit.ts'
import { claimSuccess } from './slugs/claim-success.ts'
import { claimsStart } from './slugs/claims-start.ts'
import { consent } from './slugs/consent.ts'
import { contact } from './slugs/contact.ts'
import { contactPage } from './slugs/contact-page.ts'
import { disclaimers } from './slugs/disclaimers.ts'
import { guidePage } from './slugs/guide-page.ts'
import { guides } from './slugs/guides.ts'
import { lettersByPhone } from './slugs/letters-by-phone.ts'
import { loginErrors } from './slugs/login-errors.ts'
import { newVersion } from './slugs/new-version.ts'
import { noActiveBenefits } from './slugs/no-active-benefits.ts'
import { onlinePaymentForm } from './slugs/online-payment-form.ts'
import { panEntryPage } from './slugs/pan-entry-page.ts'
import { phoneCodeMessage } from './slugs/phone-code-message.ts'
import { phoneVerification } from './slugs/phone-verification.ts'
import { portalUnavailable } from './slugs/portal-unavailable.ts'
import { privacy } from './slugs/privacy.ts'
import { redirectNotice } from './slugs/redirect-notice.ts'
import { returnToNetwork } from './slugs/return-to-network.ts'
import { savedClaims } from './slugs/saved-claims.ts'
import { session } from './slugs/session.ts'
import { shell } from './slugs/shell.ts'
import { snackbar } from './slugs/snackbar.ts'
import { somethingWentWrong } from './slugs/something-went-wrong.ts'
import { terms } from './slugs/terms.ts'
import { thirdPartyBanner } from './slugs/third-party-banner.ts'
import { transferFormFile } from './slugs/transfer-form-file.ts'
import { uploads } from './slugs/uploads.ts'

/** The one register of content: a slug that is not here does not exist. */
export const slugs = {
  shell,
  'pan-entry-page': panEntryPage,
  'login-errors': loginErrors,
  'no-active-benefits': noActiveBenefits,
  'something-went-wrong': somethingWentWrong,
  'benefits-home': benefitsHome,
  benefits,
  'benefit-page': benefitPage,
  'benefit-details': benefitDetails,
  'before-you-start': beforeYouStart,
  'claim-documents': claimDocuments,
  'claim-statuses': claimStatuses,
  'letters-by-phone': lettersByPhone,
  'guide-page': guidePage,
  guides,
  'claim-form': claimForm,
  'claim-form-file': claimFormFile,
  'transfer-form-file': transferFormFile,
  'third-party-banner': thirdPartyBanner,
  'claim-status-page': claimStatusPage,
  'claim-status-forms': claimStatusForms,
  terms,
  privacy,
  accessibility,
  'portal-unavailable': portalUnavailable,
  campaigns,
  'redirect-notice': redirectNotice,
  'return-to-network': returnToNetwork,
  session,
  consent,
  disclaimers,
  snackbar,
  'new-version': newVersion,
  contact,
  'contact-page': contactPage,
  'claims-start': claimsStart,
  'claim-journey': claimJourney,
  'claim-evidence': claimEvidence,
  'claim-review': claimReview,
  uploads,
  'claim-submit': claimSubmit,
  'claim-success': claimSuccess,
  'claim-receipt': claimReceipt,
  'saved-claims': savedClaims,
  'phone-code-message': phoneCodeMessage,
  'online-payment-form': onlinePaymentForm,
  'phone-verification': phoneVerification,
}

export type Slug = keyof typeof slugs
export type ContentOf<S extends Slug> = Content<(typeof slugs)[S]>
