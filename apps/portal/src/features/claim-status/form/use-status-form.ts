import { fill } from '@amparo/content/fill'
import { type ClaimNumberProblem, claimNumberProblem, tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { POSTAL_CODE_MOST, proofProblem, SURNAME_MOST } from '@amparo/rules/claims/claim-status-asks'
import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { statusProof } from '../../../session/status-proof.ts'
import { useFormErrors } from '../../../ui/form/use-form-errors.ts'
import { useStatusAsks } from '../use-status-asks.ts'

export type FieldName = 'number' | 'postal_code' | 'surname'

/** The fields of the form, what is typed into them, and which errors they show (C-252 to C-257). */
export function useStatusForm(number: string) {
  const text = useContent('claim-status-page')
  const { proof, numberMost } = useStatusAsks()
  const kept = statusProof.read(useSessionStore())
  // A proof belongs to one claim: the next may be another person's.
  const before = kept?.claim_number === tidyClaimNumber(number) ? kept : null
  const [values, setValues] = useState<Record<FieldName, string>>({
    number,
    postal_code: before?.postal_code ?? '',
    surname: before?.surname ?? '',
  })
  const numberErrors: Record<ClaimNumberProblem, string> = {
    required: text.required,
    characters: text.number_characters,
    'too-long': fill(text.number_too_long, { most: numberMost }),
  }

  function errorIn(name: FieldName): string | undefined {
    if (name === 'number') return textOf(numberErrors, claimNumberProblem(values.number, { most: numberMost }))
    const most = name === 'surname' ? SURNAME_MOST : POSTAL_CODE_MOST
    const proofErrors = { required: text.required, 'too-long': fill(text[`${name}_too_long`], { most }) }
    return textOf(proofErrors, proofProblem(values[name], { most }))
  }

  const names: FieldName[] = proof ? ['number', proof] : ['number']
  const fields = names.map((name) => ({ name, label: text[`${name}_label`], help: text[`${name}_help`] }))
  const problems = fields.flatMap(({ name, label }) => {
    const error = errorIn(name)
    return error === undefined ? [] : [{ name, label, error }]
  })

  return {
    fields,
    values,
    type: (name: FieldName, value: string) => setValues((all) => ({ ...all, [name]: value })),
    // A number from the address shows its error at once.
    errors: useFormErrors(problems, number ? ['number'] : []),
  }
}

function textOf<P extends string>(texts: Record<P, string>, problem: P | null): string | undefined {
  return problem === null ? undefined : texts[problem]
}
