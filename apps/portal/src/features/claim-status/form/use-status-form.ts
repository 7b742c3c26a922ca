import { fill } from '@amparo/content/fill'
import { type ClaimNumberProblem, claimNumberProblem } from '@amparo/rules/claims/claim-number'
import { POSTAL_CODE_MOST, proofProblem, SURNAME_MOST } from '@amparo/rules/claims/claim-status-asks'
import { useEffect, useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { useSessionStore } from '../../../session/session-fields.ts'
import { statusProof } from '../../../session/status-proof.ts'
import { usePressing } from '../../../ui/form/use-pressing.ts'
import { useStatusAsks } from '../use-status-asks.ts'

export type FieldName = 'number' | 'postal_code' | 'surname'
export type AskedField = { name: FieldName; label: string; help: string; value: string; problem: string | null }

/** What is asked for, what was typed, and what is wrong with it [C-252 to C-257]. A field has an error once it was left or sent. */
export function useStatusForm(number: string) {
  const text = useContent('claim-status-page')
  const { proof, numberMost } = useStatusAsks()
  const kept = statusProof.read(useSessionStore())
  const [values, setValues] = useState<Record<FieldName, string>>({
    number,
    postal_code: kept?.postal_code ?? '',
    surname: kept?.surname ?? '',
  })
  // A number that came with the address was sent by somebody.
  const [left, setLeft] = useState<readonly FieldName[]>(number ? ['number'] : [])
  const [judged, setJudged] = useState(left)
  const isPressing = usePressing()
  useEffect(() => {
    if (!isPressing) setJudged(left)
  }, [isPressing, left])

  const numberProblems: Record<ClaimNumberProblem, string> = {
    required: text.required,
    characters: text.number_characters,
    'too-long': fill(text.number_too_long, { most: numberMost }),
  }
  const problems: Record<FieldName, () => string | null> = {
    number: () => said(numberProblems, claimNumberProblem(values.number, { most: numberMost })),
    postal_code: () => proofSaid('postal_code', POSTAL_CODE_MOST),
    surname: () => proofSaid('surname', SURNAME_MOST),
  }

  function proofSaid(name: 'postal_code' | 'surname', most: number): string | null {
    const tooLong = fill(text[`${name}_too_long`], { most })
    return said({ required: text.required, 'too-long': tooLong }, proofProblem(values[name], { most }))
  }

  const names: FieldName[] = ['number', ...(proof ? [proof] : [])]
  const fields = names.map((name): AskedField => {
    const words = { label: text[`${name}_label`], help: text[`${name}_help`] }
    return { name, ...words, value: values[name], problem: problems[name]() }
  })

  return {
    fields: fields.map((field) => ({ ...field, error: judged.includes(field.name) ? field.problem : null })),
    values,
    isRight: fields.every(({ problem }) => problem === null),
    type: (name: FieldName, value: string) => setValues((before) => ({ ...before, [name]: value })),
    leave: (name: FieldName) => setLeft((before) => [...new Set([...before, name])]),
    leaveAll() {
      setLeft(names)
      setJudged(names)
    },
  }
}

function said<P extends string>(words: Record<P, string>, problem: P | null): string | null {
  return problem === null ? null : words[problem]
}
