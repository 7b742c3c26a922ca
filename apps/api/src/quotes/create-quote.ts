import { randomUUID } from 'node:crypto'
import { createQuote, type QuoteRequest } from '@amparo/contract/new-quotes'
import type { Database } from '@amparo/database/database'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import { DEFAULT_TIME_ZONE, dayIn } from '@amparo/rules/policies/policy-days'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { quoteProblems, quoteRequest, quoteValues } from '@amparo/rules/policies/quote-form'
import { type Call, implement } from '@amparo/service/app/implement'
import type { PolicyPeople } from '../policies/create-policies.ts'
import type { User } from '../users/create-users.ts'
import type { QuoteParts } from './quote-parts.ts'
import { quoteTerms } from './quote-terms.ts'

const QUOTE_DAYS = 30
const nothingChosen = { beneficiary: null, spouse: null, children: [], coverages: [], smokes_yn: null }

type Parts = QuoteParts & { database: Database }

/** A new quote for the policyholder alone, with AD&D and from today on; everything else is chosen in the next step. */
export function createQuoteRoute({ database, clock, rates, users, addresses, policies }: Parts) {
  /** Whether this quote may replace the policy. An overdue one has to be paid first: only its card can be changed (M-228). */
  async function replacedBy(user: User, id: string): Promise<boolean> {
    const replaced = await policies.findOwn(user, id)
    const status = replaced && policies.statusOf(replaced)
    return status !== null && status !== 'suspended' && isEditable(status)
  }

  return implement(createQuote, async (call) => {
    const { body, refuse } = call
    const user = await users.requireUser(call)
    const now = clock.now()
    refuseProblems(call, dayIn(DEFAULT_TIME_ZONE, now))
    const replaces = body.cancel_rewrite_policy_id ?? null
    if (replaces !== null && !(await replacedBy(user, replaces))) return refuse('policy_not_replaceable')
    const holder = holderOf(body)
    const place = (await addresses.verify(holder.address)) ?? refuse('invalid_geographical_location')
    const today = dayIn(place.time_zone_id, now)
    const id = randomUUID()
    const { state } = holder.address
    const policy = {
      id,
      owner_hash: policies.ownerHashOf(holder.email),
      session_id: user.session_id,
      state,
      time_zone_id: place.time_zone_id,
      quote_expires_on: shiftDate(today, { operator: 'plus', type: 'days', value: QUOTE_DAYS }),
      replaces,
      created_at: now,
      ...quoteTerms({ ...nothingChosen, effective_date: today }, { rates, state, holder, today }),
    }
    await database.transaction(async (tx) => {
      await policies.insert(tx, policy)
      await policies.addToHistory(tx, id, { kind: 'created', status: 'initializing', author: 'policyholder', now })
    })
    return { id }
  })
}

/** A state without policies and a person under age get the specification's own answers; everything else is a form that was not checked. */
function refuseProblems({ body, refuse }: Call<typeof createQuote>, today: string) {
  const problems = quoteProblems(quoteValues(body), { today })
  const { state, birthdate, ...others } = problems
  const unusual = Object.entries({
    ...others,
    ...(state !== undefined && state !== 'state_unavailable' && { state }),
    ...(birthdate !== undefined && birthdate !== 'under_age' && { birthdate }),
  })
  if (unusual.length > 0)
    refuse('invalid_request', { problems: unusual.map(([path, code]) => ({ path: `body.${path}`, code })) })
  if (state) refuse('state_unavailable')
  if (birthdate) refuse('unable_to_quote')
}

/** Tidied as the form does it, so that a name has no spaces around it. */
function holderOf(body: QuoteRequest): Pick<PolicyPeople, 'email' | 'holder' | 'address'> {
  const { email, policy_holder, address } = quoteRequest(quoteValues(body))
  const { gender = null, ...person } = policy_holder
  return {
    email,
    holder: { ...person, gender },
    address: { ...address, line_2_address: address.line_2_address ?? null },
  }
}
