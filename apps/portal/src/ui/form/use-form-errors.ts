import { useState } from 'react'
import { useAfterPress } from './use-after-press.ts'

type FieldProblem<Name extends string> = { name: Name; label: string; error: string }

/**
 * Which problems of a form are shown. A field shows its error once the person has left it; after an attempt to send the form with
 * something wrong, every field does, and the error summary lists them all. `left` names fields that count as left from the start.
 */
export function useFormErrors<Name extends string>(
  problems: readonly FieldProblem<Name>[],
  left: readonly Name[] = [],
) {
  const [names, setNames] = useState<ReadonlySet<Name>>(new Set(left))
  const [attempts, setAttempts] = useState(0)
  const afterPress = useAfterPress()
  const shown = attempts > 0 ? problems : problems.filter(({ name }) => names.has(name))

  return {
    errorOf: (name: Name): string | null => shown.find((one) => one.name === name)?.error ?? null,
    leave: (name: Name) => afterPress(() => setNames((before) => new Set([...before, name]))),
    /** How often the form was sent with something wrong, and what the error summary lists because of that. */
    attempts,
    listed: attempts > 0 ? problems : [],
    /** Call it on submit: false if something is wrong, which is then shown. */
    check: (found: readonly unknown[] = problems): boolean => {
      setAttempts(found.length > 0 ? attempts + 1 : 0)
      return found.length === 0
    },
  }
}
