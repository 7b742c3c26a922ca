import { isBrazilCpf } from '@amparo/rules/payment-form/brazil-cpf'
import type { Rule } from '../rule.ts'

/** C-094. */
export const brazilCpf: Rule = (answer) => typeof answer === 'string' && isBrazilCpf(answer)
