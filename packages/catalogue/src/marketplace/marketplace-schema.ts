import { EmailAddress } from '@amparo/contract/sign-in'
import { coverageChoices, coverageIds, type RateBook } from '@amparo/rules/policies/rate-book'
import { usStates } from '@amparo/rules/policies/us-states'
import * as z from 'zod'
import { CheckedOfficeHours } from '../office-hours.ts'

const State = z.enum(usStates)
const States = z.array(State)
const Name = z.string().min(1).max(80)
/** As calls accept them. */
const Id = z.string().regex(/^[A-Z0-9-]{1,40}$/)
const Cents = z.int().nonnegative()
const Percent = z.int().min(1).max(1000)
const Phone = z.string().regex(/^\+1\d{10}$/)

const options = <Option extends z.ZodType<{ id: string }>>(option: Option) =>
  z.array(option).refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'must not have an id twice',
  })

const Ages = z
  .array(z.strictObject({ from: z.int().min(0).max(120), percent: Percent }))
  .min(1)
  .refine((ages) => ages.every(({ from }, place) => from > (ages[place - 1]?.from ?? -1)), {
    error: 'must be sorted, each age once',
  })

const Coverage = z.strictObject({
  id: z.enum(coverageIds),
  name: Name,
  state_names: z.partialRecord(State, Name),
  not_offered_in: States,
  deductibles_hidden_in: States,
  coinsurances_hidden_in: States,
  coverage_levels: options(z.strictObject({ id: Id, amount: Cents, premium: Cents })).min(1),
  deductibles: options(z.strictObject({ id: Id, amount: Cents, percent: Percent })),
  coinsurances: options(z.strictObject({ id: Id, value: z.int().min(0).max(100), percent: Percent })),
  ages: Ages,
  smoker_percent: Percent,
  child_percent: Percent,
})

/** What the insurer sells in the USA, for how much (cents, percent), and who answers the phone. */
export const MarketplaceFile = z.strictObject({
  product: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), display: Name }),
  plans: z.strictObject(Object.fromEntries(coverageChoices.map((choice) => [choice, Cents.min(1)])) as Plans),
  coverages: z
    .array(Coverage)
    .refine((list) => coverageIds.every((id, place) => list[place]?.id === id) && list.length === coverageIds.length, {
      error: `must be ${coverageIds.join(', ')}, in this order`,
    })
    // Every policy has it, so there is nothing to choose and the plan is its price.
    .refine(([add]) => add?.coverage_levels.length === 1 && add.coverage_levels[0]?.premium === 0, {
      error: 'ADD must have one coverage level with premium 0, as the plans contain it',
    })
    .refine(([add]) => add?.not_offered_in.length === 0, { error: 'ADD must be offered in every state' }),
  state_percents: z.partialRecord(State, Percent),
  support: z.strictObject({
    quote_phone: Phone,
    billing_phone: Phone,
    billing_email: EmailAddress,
    claims_phone: Phone,
    hours: CheckedOfficeHours,
  }),
}) satisfies z.ZodType<RateBook>

type Plans = Record<keyof RateBook['plans'], typeof Cents>
export type Marketplace = z.output<typeof MarketplaceFile>
