import { Day } from '@amparo/contract/primitives'
import * as z from 'zod'

/** `{{date_of_loss}}`: the answer to another question of the form (claims specification §5). */
const reference = /^\{\{[a-z0-9_]+\}\}$/
const Reference = z.string().regex(reference)

export function referenceIn(value: unknown): string | undefined {
  return typeof value === 'string' && reference.test(value) ? value.slice(2, -2) : undefined
}

const DateBound = z.union([z.literal('today'), Day, Reference], { error: 'must be today, a day or {{question_key}}' })
const NumberBound = z.union([z.number(), Reference], { error: 'must be a number or {{question_key}}' })
const Pattern = z.string().refine(compiles, { error: 'is not a regular expression' })
const Modifier = z.strictObject({
  operator: z.enum(['plus', 'minus']),
  type: z.enum(['days', 'months', 'years']),
  value: z.int().positive(),
})

const alone = <R extends string>(rule: R) => z.strictObject({ rule: z.literal(rule) })
const withValue = <R extends string, V extends z.ZodType>(rule: R, value: V) =>
  z.strictObject({ rule: z.literal(rule), value })
const withDate = <R extends string>(rule: R) =>
  z.strictObject({ rule: z.literal(rule), value: DateBound, modifier: Modifier.optional() })

/** Date bounds are strict: today passes `date_before` today plus one day (C-X32). */
export const Validation = z.discriminatedUnion(
  'rule',
  [
    alone('required'),
    alone('brazil_cpf'),
    alone('confirmation_required'),
    withValue('equal', z.string().min(1)),
    withValue('not_equal', z.string().min(1)),
    withValue('regex', Pattern),
    withValue('min_length', z.int().positive()),
    withValue('max_length', z.int().positive()),
    withValue('min_value', NumberBound),
    withValue('max_value', NumberBound),
    withValue('min_choices', z.int().positive()),
    withValue('max_choices', z.int().positive()),
    withDate('date_after'),
    withDate('date_before'),
    withDate('date_after_custom_error'),
  ],
  { error: 'is not a rule of the claims specification §5' },
)
export type Validation = z.output<typeof Validation>

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
