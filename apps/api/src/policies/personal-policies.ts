import type { Database, Queryable } from '@amparo/database/database'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { Person, PrivacyAction } from '../platform/personal-data.ts'
import { ledgerOf } from './ledger-repository.ts'
import type { PoliciesRepository, PolicyRow } from './policies-repository.ts'
import type { Policy, PolicyPeople, QuoteTerms } from './policy.ts'
import { addToHistory, eraseNotes, historyAfter } from './policy-history-repository.ts'

type Parts = {
  database: Database
  repository: PoliciesRepository
  encryption: Pick<DetailsEncryption, 'decrypt'>
  hashOf: (email: string) => string
}
type VersionRow = Omit<QuoteTerms, 'people'> & { version: number; priced_at: Date; sealed_details: string }
type Wanted = { number?: string; ids?: readonly string[]; email?: string }

/** Somebody is insured, or is about to be: their data is needed. */
const IN_USE = new Set<string>(['pending', 'bound', 'in_force', 'suspended'])

const COVERAGE_END = "coalesce(out_of_force_date, effective_date + interval '1 year')"

/** What policies and quotes have of people. */
export function personalPolicies({ database, repository, encryption, hashOf }: Parts) {
  /** The stored status counts: until the end of a policy is stored, it still has to be charged, ended or mailed about. */
  const isInUse = ({ status }: Policy) => IN_USE.has(status)

  /** With this number, these ids, or of the owner of this address, oldest first. */
  const listBy = async ({ number, ids = [], email }: Wanted) =>
    (
      await database.query<PolicyRow>(
        'SELECT * FROM policies WHERE number = $1 OR id = ANY($2::uuid[]) OR owner_hash = $3 ORDER BY created_at, id',
        [number ?? null, ids, email === undefined ? null : hashOf(email)],
      )
    ).map(repository.opened)

  /** Former addresses, and people who were insured only for a time. */
  const versionsOf = async (id: string) => {
    const rows = await database.query<VersionRow>(
      `SELECT version, effective_date, monthly_premium_cents, coverages, priced_at, sealed_details FROM policy_versions
       WHERE policy_id = $1 ORDER BY version`,
      [id],
    )
    return rows.map(({ sealed_details: sealed, ...version }) => ({
      ...version,
      people: sealed === '' ? null : (encryption.decrypt(sealed, id) as PolicyPeople),
    }))
  }

  return {
    isInUse,
    list: (ids: readonly string[]) => listBy({ ids }),

    /** Quotes that were made, and policies that ended, before these moments. */
    async listOld({ quotes, policies }: { quotes: Date; policies: Date }, most: number): Promise<string[]> {
      const found = await database.query<{ id: string }>(
        `(SELECT id FROM policies
          WHERE erased_at IS NULL AND number IS NULL AND status IN ('expired', 'ineligible') AND created_at < $1
          ORDER BY created_at LIMIT $3)
         UNION ALL
         (SELECT id FROM policies
          WHERE erased_at IS NULL AND number IS NOT NULL AND status IN ('out_of_force', 'canceled', 'expired')
            AND ${COVERAGE_END} < $2
          ORDER BY ${COVERAGE_END} LIMIT $3)
         LIMIT $3`,
        [quotes, policies, most],
      )
      return found.map(({ id }) => id)
    },

    async find(wanted: Wanted): Promise<Pick<Person, 'policy_ids' | 'emails'>> {
      const found = await listBy(wanted)
      return {
        policy_ids: found.map(({ id }) => id),
        emails: [...new Set(found.flatMap(({ people }) => people.email.toLowerCase() || []))],
      }
    },

    /** Those of these addresses that have a policy in use. */
    async listEmailsOfPoliciesInUse(on: Queryable, emails: readonly string[]): Promise<string[]> {
      const found = await on.query<{ owner_hash: string }>(
        'SELECT owner_hash FROM policies WHERE owner_hash = ANY($1::text[]) AND status = ANY($2::text[])',
        [emails.map(hashOf), [...IN_USE]],
      )
      const owners = new Set(found.map(({ owner_hash }) => owner_hash))
      return emails.filter((email) => owners.has(hashOf(email)))
    },

    async export(ids: readonly string[]) {
      const copies: object[] = []
      for (const policy of await listBy({ ids })) {
        const { owner_hash: _, session_id: __, payment_reference: ___, ...rest } = policy
        copies.push({
          ...rest,
          versions: await versionsOf(policy.id),
          payments: await ledgerOf(database, policy.id, null),
          history: await historyAfter(database, policy.id, '0', null),
        })
      }
      return copies
    },

    async noteExport(tx: Queryable, ids: readonly string[], action: PrivacyAction) {
      for (const id of ids) await addToHistory(tx, id, { kind: 'exported', ...action })
    },

    /** Returns `in_use` for a policy that has to be canceled first, and `before` for one that was erased before. */
    async erase(tx: Queryable, id: string, action: PrivacyAction): Promise<'erased' | 'in_use' | 'before'> {
      const policy = await repository.lock(tx, id)
      if (!policy || policy.erased_at) return 'before'
      if (isInUse(policy)) return 'in_use'
      await repository.erase(tx, id, { people: anonymous(policy), now: action.now })
      await eraseNotes(tx, id)
      await addToHistory(tx, id, { kind: 'erased', ...action })
      return 'erased'
    },
  }
}

/** Nobody, in the same state: the price depends on it. */
function anonymous({ state }: Policy): PolicyPeople {
  return {
    email: '',
    holder: { first_name: '', last_name: '', birthdate: '', gender: null },
    address: { line_1_address: '', line_2_address: null, municipality_name: '', state, postal_code: '' },
    spouse: null,
    children: [],
    beneficiary: null,
    smokes_yn: null,
  }
}
