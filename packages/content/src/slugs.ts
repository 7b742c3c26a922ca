import type { Content } from './schema.ts'
import { benefitDetailsSlugs } from './slugs/benefit-details.ts'
import { benefitsSlugs } from './slugs/benefits.ts'
import { checkoutSlugs } from './slugs/checkout.ts'
import { claimDocumentsSlugs } from './slugs/claim-documents.ts'
import { claimFormSlugs } from './slugs/claim-form.ts'
import { claimMailsSlugs } from './slugs/claim-mails.ts'
import { claimStatusSlugs } from './slugs/claim-status.ts'
import { claimSubmissionSlugs } from './slugs/claim-submission.ts'
import { contactSlugs } from './slugs/contact.ts'
import { continueElsewhereSlugs } from './slugs/continue-elsewhere.ts'
import { legalSlugs } from './slugs/legal.ts'
import { letterPagesSlugs } from './slugs/letter-pages.ts'
import { lettersSlugs } from './slugs/letters.ts'
import { loginSlugs } from './slugs/login.ts'
import { marketplaceSlugs } from './slugs/marketplace.ts'
import { marketplaceCoverageSlugs } from './slugs/marketplace-coverage.ts'
import { marketplaceMailSlugs } from './slugs/marketplace-mail.ts'
import { paymentFormSlugs } from './slugs/payment-form.ts'
import { policyDocumentsSlugs } from './slugs/policy-documents.ts'
import { policyMailsSlugs } from './slugs/policy-mails.ts'
import { printedFormsSlugs } from './slugs/printed-forms.ts'
import { selfServiceSlugs } from './slugs/self-service.ts'
import { selfServiceBillingSlugs } from './slugs/self-service-billing.ts'
import { shellSlugs } from './slugs/shell.ts'

/** Every slug by its name. A new one is an entry in the file of its subject. */
export const slugs = {
  ...loginSlugs,
  ...benefitsSlugs,
  ...benefitDetailsSlugs,
  ...claimFormSlugs,
  ...claimSubmissionSlugs,
  ...claimDocumentsSlugs,
  ...claimMailsSlugs,
  ...claimStatusSlugs,
  ...continueElsewhereSlugs,
  ...printedFormsSlugs,
  ...paymentFormSlugs,
  ...policyMailsSlugs,
  ...lettersSlugs,
  ...letterPagesSlugs,
  ...marketplaceMailSlugs,
  ...marketplaceCoverageSlugs,
  ...marketplaceSlugs,
  ...policyDocumentsSlugs,
  ...selfServiceBillingSlugs,
  ...selfServiceSlugs,
  ...shellSlugs,
  ...legalSlugs,
  ...contactSlugs,
  ...checkoutSlugs,
}

export type Slug = keyof typeof slugs
export type ContentOf<S extends Slug> = Content<(typeof slugs)[S]>
