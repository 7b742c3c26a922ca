import { isSame } from '../is-same.ts'
import { boundOf, type Rule } from '../rule.ts'

/** C-096. A field that is not answered has nothing to be equal to. */
export const equal: Rule = (answer, validation, scope) => {
  const bound = boundOf(validation, scope)
  return bound === undefined || isSame(answer, bound)
}
