import { collection, entry, text } from '../schema.ts'

const form = entry({ lead: text(), not_found: text() })

/** P-351: a country's configuration names the one that fits what it asks for. */
export const claimStatusForms = collection(
  { 'claim-status': form, 'claim-status-postal-code': form, 'claim-status-surname': form },
  { dynamic: true },
)
