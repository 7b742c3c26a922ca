/** A quote is a policy that has not been bought: `initializing`, and `pending` while its purchase is in progress. */
export const policyStatuses = [
  'initializing',
  'pending',
  'bound',
  'in_force',
  'suspended',
  'out_of_force',
  'canceled',
  'expired',
  'ineligible',
] as const
export type PolicyStatus = (typeof policyStatuses)[number]

export const policyEvents = [
  'quote_refused',
  'quote_ended',
  'purchase_begun',
  'purchase_failed',
  'purchased',
  'started',
  'payment_failed',
  'payment_resolved',
  'lapsed',
  'canceled',
  'term_ended',
] as const
export type PolicyEvent = (typeof policyEvents)[number]

const moves: Record<PolicyStatus, Partial<Record<PolicyEvent, PolicyStatus>>> = {
  initializing: { quote_refused: 'ineligible', quote_ended: 'expired', purchase_begun: 'pending' },
  pending: { purchase_failed: 'initializing', purchased: 'bound' },
  bound: { started: 'in_force', canceled: 'canceled' },
  in_force: { payment_failed: 'suspended', canceled: 'canceled', term_ended: 'expired' },
  suspended: { payment_resolved: 'in_force', lapsed: 'out_of_force', canceled: 'canceled' },
  out_of_force: {},
  canceled: {},
  expired: {},
  ineligible: {},
}

/** The status after an event, or null if the event cannot happen in this status. */
export function nextStatus(from: PolicyStatus, event: PolicyEvent): PolicyStatus | null {
  return moves[from][event] ?? null
}

const editable = new Set<string>(['bound', 'in_force', 'suspended'])

/** Whether a policy can be changed and canceled (marketplace specification §4). */
export function isEditable(status: string): boolean {
  return editable.has(status)
}

const ended = new Set<string>(['out_of_force', 'canceled', 'expired'])

/** Whether a policy covers nothing more. Nothing is known about a status that we do not know. */
export function hasEnded(status: string): boolean {
  return ended.has(status)
}
