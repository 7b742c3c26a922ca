import type { ContentOf } from '@amparo/content/slugs'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { addressNotFound, asksGender, type QuoteProblem, quoteProblems } from '@amparo/rules/policies/quote-form'
import type { QuoteField, QuoteValues } from '@amparo/rules/policies/quote-values'
import { useState } from 'react'
import { useAddressLabels } from '../../../blocks/us-address/address-fields.ts'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useFormErrors } from '../../../ui/form/use-form-errors.ts'
import type { QuoteStart } from './read-quote.ts'

export const quoteFields: readonly QuoteField[] = [
  'firstName',
  'lastName',
  'email',
  'birthdate',
  'gender',
  'line1Address',
  'line2Address',
  'city',
  'state',
  'postalCode',
]

/** The answers in the quote form and their problems, by the same rules as on the server. `fields` are those that can be edited. */
export function useQuoteForm({ values: begin }: Pick<QuoteStart, 'values'>, fields = quoteFields) {
  const text = useContent('marketplace-quote')
  const labels = useQuoteLabels(text)
  const { now } = usePlatform()
  const [values, setValues] = useState(begin)
  // The server could not find this address; it stays marked until it is changed (M-075).
  const [unknown, setUnknown] = useState<QuoteValues | null>(null)
  const isUnknown = unknown !== null && addressOf(unknown) === addressOf(values)
  // Ages count in the default time zone, since there is no policy yet (M-X53).
  const found = quoteProblems(values, { today: dayIn(null, now()) })
  const problems = { ...(isUnknown && addressNotFound), ...found }
  const listed = fields.flatMap((name) => {
    const problem: QuoteProblem | undefined = problems[name]
    return problem ? [{ name, label: labels[name], error: text[`problem_${problem}`] }] : []
  })

  const errors = useFormErrors(listed)

  return {
    values,
    labels,
    isGenderAsked: asksGender(values.state),
    change: (changes: Partial<QuoteValues>) => setValues((before) => ({ ...before, ...changes })),
    errors,
    /** Marks the address, and lists it in the error summary. */
    refuseAddress() {
      setUnknown(values)
      errors.check(Object.keys(addressNotFound))
    },
    /** What the form has to say before it is sent. An address that was refused may be sent again: the map may know it by now. */
    problems: listed.filter(({ name }) => found[name]),
  }
}

function addressOf({ line1Address, city, state, postalCode }: QuoteValues): string {
  return JSON.stringify([line1Address, city, state, postalCode])
}

function useQuoteLabels(text: ContentOf<'marketplace-quote'>): Record<QuoteField, string> {
  return {
    ...useAddressLabels(),
    firstName: text.first_name,
    lastName: text.last_name,
    email: text.email,
    birthdate: text.birthdate,
    gender: text.gender,
  }
}
