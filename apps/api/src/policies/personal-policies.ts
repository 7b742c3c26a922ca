import type { Queryable } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Person, PrivacyAction } from '../platform/personal-data.ts'
import type { PoliciesRepository } from './policies-repository.ts'
import { type Policy, type PolicyPeople, statusAt } from './policy.ts'
import { addToHistory, eraseNotes } from './policy-history-repository.ts'

type Parts = { repository: PoliciesRepository; clock: Clock; hashOf: (email: string) => string }
type Wanted = { number?: string; ids?: readonly string[]; email?: string }

/** Somebody is insured, or is about to be: their data is needed. */
const IN_USE = new Set<string>(['pending', 'bound', 'in_force', 'suspended'])

/** What policies and quotes have of people. */
export function personalPolicies({ repository, clock, hashOf }: Parts) {
  const isInUse = (policy: Policy) => IN_USE.has(statusAt(policy, clock.now()))

  return {
    isInUse,
    list: (ids: readonly string[]) => repository.listBy({ ids }),
    listOld: repository.listOld,

    async find({ number, ids, email }: Wanted): Promise<Pick<Person, 'policy_ids' | 'emails'>> {
      const found = await repository.listBy({
        ...(number !== undefined && { number }),
        ...(ids && { ids }),
        ...(email !== undefined && { owner_hash: hashOf(email) }),
      })
      return {
        policy_ids: found.map(({ id }) => id),
        emails: [...new Set(found.flatMap(({ people }) => people.email.toLowerCase() || []))],
      }
    },

    export: async (ids: readonly string[]) =>
      (await repository.listBy({ ids })).map(
        ({ owner_hash: _, session_id: __, payment_reference: ___, ...policy }) => policy,
      ),

    async noteExport(tx: Queryable, ids: readonly string[], action: PrivacyAction) {
      for (const id of ids) await addToHistory(tx, id, { kind: 'exported', ...action })
    },

    /** Answers `in_use` for a policy that has to be cancelled first, and `before` for one that was erased before. */
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
