import * as z from 'zod/mini'

const LONGEST_DAYS = 18_250

/** A number of days. */
const days = (otherwise: number, least = 1) => {
  const aPeriod = `a number of days from ${least} to ${LONGEST_DAYS}`
  return z._default(
    z.pipe(
      z.string().check(
        z.regex(/^[1-9]\d{0,4}$/, aPeriod),
        z.refine((digits) => Number(digits) >= least && Number(digits) <= LONGEST_DAYS, aPeriod),
      ),
      z.transform((digits: string) => Number(digits)),
    ),
    otherwise,
  )
}

/** After how many days personal data is deleted, by kind of data. */
export type Retention = {
  /** Claims that have ended, since they were received. */
  claims: number
  /** Claims that were refused as duplicates, since they were received. */
  duplicates: number
  /** Travel letters, since the last day on which they were valid. */
  letters: number
  /** Quotes that nobody bought, since they were made. */
  quotes: number
  /** Policies, since their coverage ended. */
  policies: number
  /** Messages in the outbox of the embedded adapters, since they were sent. */
  messages: number
  /** Entries of the audit log, and records of exports and erasures, which name nobody. The database refuses less than a year. */
  auditLog: number
}

export const usualRetention: Retention = {
  claims: 3650,
  duplicates: 90,
  letters: 365,
  quotes: 90,
  policies: 3650,
  messages: 90,
  auditLog: 3650,
}
export const USUAL_RECEIPT_DAYS = 30

export const privacySettings = {
  RETENTION_RECEIPTS_DAYS: days(USUAL_RECEIPT_DAYS),
  RETENTION_CLAIMS_DAYS: days(usualRetention.claims),
  RETENTION_DUPLICATES_DAYS: days(usualRetention.duplicates),
  RETENTION_LETTERS_DAYS: days(usualRetention.letters),
  RETENTION_QUOTES_DAYS: days(usualRetention.quotes),
  RETENTION_POLICIES_DAYS: days(usualRetention.policies),
  RETENTION_MESSAGES_DAYS: days(usualRetention.messages),
  RETENTION_AUDIT_LOG_DAYS: days(usualRetention.auditLog, 366),
}
