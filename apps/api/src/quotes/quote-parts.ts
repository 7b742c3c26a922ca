import type { Marketplace } from '@amparo/catalogue/marketplace/marketplace-schema'
import type { Addresses } from '../addresses/create-addresses.ts'
import type { Clock } from '../platform/clock.ts'
import type { Policies } from '../policies/create-policies.ts'
import type { Users } from '../users/create-users.ts'

export type QuoteParts = {
  clock: Clock
  rates: Marketplace
  users: Pick<Users, 'requireUser'>
  addresses: Pick<Addresses, 'verify'>
  policies: Policies
}
