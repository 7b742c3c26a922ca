import { dynamic, entry, text } from '../schema.ts'

/** Self-service exists in the USA, which has one language. */
const usa = { only: 'en_US' } as const

export const selfServiceSlugs = {
  /** The frame around the pages of a policy, and their names. */
  'self-service': entry(
    {
      number: text(['number']),
      status: text(),
      status_initializing: dynamic(text()),
      status_pending: dynamic(text()),
      status_suspended: dynamic(text()),
      status_expired: dynamic(text()),
      status_in_force: dynamic(text()),
      status_bound: dynamic(text()),
      status_out_of_force: dynamic(text()),
      status_canceled: dynamic(text()),
      status_ineligible: dynamic(text()),
      status_unknown: text(),
      active_on: text(['date']),
      overdue: text(['date']),
      overdue_undated: text(),
      overdue_link: text(),
      menu_label: text(),
      menu_opener: text(),
      page_overview: text(),
      page_personal_information: text(),
      page_additional_insureds: text(),
      page_coverage: text(),
      page_documents: text(),
      page_billing: text(),
      page_claims: text(),
      page_file_claim: text(),
      missing_title: text(),
      missing_text: text(),
      try_again: text(),
    },
    usa,
  ),
}
