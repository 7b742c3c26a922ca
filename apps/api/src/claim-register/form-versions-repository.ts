import type { ClaimPage } from '@amparo/contract/claim-forms'
import type { Queryable } from '@amparo/database/database'

/** Stores the questions of a form, for the receipts of all claims that are made with it. */
export async function insertFormVersion(on: Queryable, version: string, pages: readonly ClaimPage[]) {
  await on.query('INSERT INTO claim_form_versions (version, pages) VALUES ($1, $2) ON CONFLICT (version) DO NOTHING', [
    version,
    JSON.stringify(pages),
  ])
}
