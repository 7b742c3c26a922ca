import { boundOf, numberOf, type Rule } from './rule.ts'

/** Letters as people count them: an emoji is one. */
export function lengthRule(isBroken: (length: number, bound: number) => boolean): Rule {
  return (answer, validation, scope) =>
    !isBroken([...(typeof answer === 'object' ? '' : String(answer))].length, numberOf(boundOf(validation, scope)))
}
