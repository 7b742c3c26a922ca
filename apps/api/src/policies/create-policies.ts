import type { Marketplace } from '@amparo/catalogue/marketplace/marketplace-schema'
import type { CommonRefusal } from '@amparo/contract/failure'
import { getPolicy, listPolicies } from '@amparo/contract/policies'
import type { Database } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { createDetailsEncryption, type SecretKeys } from '../platform/encrypted-details.ts'
import type { User, Users } from '../users/create-users.ts'
import { createChangeStatus } from './change-status.ts'
import { createDuePolicies } from './due-policies.ts'
import { enterMovement, enterMovements, ledgerOf } from './ledger-repository.ts'
import { operatorPolicyRoutes } from './operator-policies.ts'
import { personalPolicies } from './personal-policies.ts'
import { createPoliciesRepository, type PolicyRow } from './policies-repository.ts'
import { type Policy, statusAt } from './policy.ts'
import { policyDetails, policyListItem } from './policy-details.ts'
import { addToHistory } from './policy-history-repository.ts'
import { policyOwners } from './policy-owners.ts'

const MOST_LISTED = 100

type Parts = {
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  marketplace: Pick<Marketplace, 'product'>
  users: Pick<Users, 'requireUser' | 'requireUserAnd' | 'sendLink' | 'findNamesBy'>
  /** Encrypts people and hashes their addresses; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
}
type OwnCall = { bearer: string | null; refuse: (code: CommonRefusal) => never }

export type { Policy, PolicyPeople, PricedCoverage, QuoteTerms } from './policy.ts'
export type Policies = ReturnType<typeof createPolicies>

/** Quotes and policies: what is stored about them, whose they are and what happened to them. */
export function createPolicies({ database, clock, log, marketplace, users, secret }: Parts) {
  const encryption = createDetailsEncryption(secret)
  const repository = createPoliciesRepository(database, encryption)
  const owners = policyOwners(encryption)
  const changeStatus = createChangeStatus(repository)
  const about = () => ({ product: marketplace.product, now: clock.now() })

  /** The one way of a person to a policy: null for one that does not exist and for one of somebody else. */
  async function findOwn(user: User, id: string): Promise<Policy | null> {
    const policy = await repository.find(id)
    return policy && owners.owns(user, policy) ? policy : null
  }

  const listOwn = (user: User, limit: number) =>
    repository.listOf({ owner_hash: owners.provenHash(user), session_id: user.session_id }, limit)

  /** The name on what the person bought, or else on a quote that they made in this session: a stranger can make others under their address. */
  async function nameOf(user: User): Promise<string | null> {
    const [first] = await listOwn(user, 1)
    if (!first || (first.number === null && first.session_id !== user.session_id)) return null
    return `${first.people.holder.first_name} ${first.people.holder.last_name}`
  }

  /** The policy that a call names, read together with the session in one query. */
  async function requireOwnWithUser(call: OwnCall, id: string): Promise<{ user: User; policy: Policy }> {
    const { user, row } = await users.requireUserAnd<PolicyRow>(call, { table: 'policies', id })
    const policy = row && repository.opened(row)
    return policy && owners.owns(user, policy) ? { user, policy } : call.refuse('not_found')
  }

  const requireOwn = async (call: OwnCall, id: string) => (await requireOwnWithUser(call, id)).policy

  users.findNamesBy(nameOf)

  return {
    encryption,
    personalData: personalPolicies({ database, repository, encryption, hashOf: owners.hashOf }),
    ownerHashOf: owners.hashOf,
    owns: owners.owns,
    findOwn,
    requireOwn,
    requireOwnWithUser,
    find: repository.find,
    findNamed: repository.findNamed,
    lock: repository.lock,
    lockAll: repository.lockAll,
    insert: repository.insert,
    change: repository.change,
    setAddress: repository.setAddress,
    setBought: repository.setBought,
    setBuyer: repository.setBuyer,
    setCard: repository.setCard,
    setNextPayments: repository.setNextPayments,
    setOutOfForceDate: repository.setOutOfForceDate,
    setPurchaseProblem: repository.setPurchaseProblem,
    changeStatus,
    addToHistory,
    enterMovement,
    enterMovements,
    ledgerOf,
    statusOf: (policy: Policy) => statusAt(policy, clock.now()),
    details: (policy: Policy) => policyDetails(policy, about()),
    advanceDue: createDuePolicies({ database, clock, log, repository, changeStatus }),

    routes: [
      implement(listPolicies, async (call) =>
        (await listOwn(await users.requireUser(call), MOST_LISTED)).map((policy) => policyListItem(policy, about())),
      ),
      implement(getPolicy, async (call) => policyDetails(await requireOwn(call, call.params.id), about())),
      ...operatorPolicyRoutes({ database, clock, repository, sendLink: users.sendLink, about }),
    ],
  }
}
