/** Secrets that all replicas on one database must share: what one writes with a secret, another must be able to read. */
export const settingOf = {
  'long-operations': 'LONG_OPERATIONS_SECRET',
  'phone-verification': 'PHONE_VERIFICATION_SECRET',
  'claim-status': 'CLAIM_STATUS_SECRET',
  'payment-details': 'PAYMENT_DETAILS_SECRET',
  letters: 'LETTERS_SECRET',
  drafts: 'DRAFTS_SECRET',
  users: 'USERS_SECRET',
  policies: 'POLICIES_SECRET',
  mail: 'MAIL_SECRET',
  'object-store': 'OBJECT_STORE_SECRET',
} as const
export type SecretName = keyof typeof settingOf
export const secretNames = Object.keys(settingOf) as SecretName[]
