import { boundOf, numberOf, type Rule } from './rule.ts'

export function lengthRule(isBroken: (length: number, bound: number) => boolean): Rule {
  return (answer, validation, scope) =>
    !isBroken(lettersIn(typeof answer === 'object' ? '' : String(answer)), numberOf(boundOf(validation, scope)))
}

const half = /[\ud800-\udfff]/

/** As people count them: an emoji is one. Most texts have none, and need not be taken apart. */
function lettersIn(text: string): number {
  return half.test(text) ? [...text].length : text.length
}
