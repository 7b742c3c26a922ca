import { type IsoDate, isIsoDate } from '../dates/iso-date.ts'
import { isEmailAddress } from '../text/email-address.ts'
import { isBrazilCpf } from './brazil-cpf.ts'
import { incomeBand } from './income.ts'
import type { PaymentForm, PaymentStep } from './payment-form.ts'
import { paymentDocuments } from './payment-form.ts'

export type PaymentField = keyof PaymentForm
type Code = 'required' | 'choose' | 'too_long' | 'invalid' | 'digits_only' | 'cpf' | 'phone' | 'email' | 'today'

/** `most` is the length that the error message for `too_long` names. */
export type PaymentProblem = { field: PaymentField; code: Code; most?: number }

export type PaymentChecks = {
  /** Brazil has four time zones, so on a server more than one date can be today. */
  today: readonly IsoDate[]
  /** `phoneCheck` of the form engine, passed in because its library is large. */
  isPhone: (number: string) => boolean
}

/** The characters of names (C-X09). Names of banks also have digits, & and those in the central bank's list: ( ) , / */
const person = /^[\p{L}\p{M}' .-]+$/u
const bank = /^[\p{L}\p{M}\d'& .,()/-]+$/u
const yesOrNo = /^(yes|no)$/

type Found = Omit<PaymentProblem, 'field'> | null
type Rule = (form: PaymentForm, checks: PaymentChecks) => Found
/** `shownMost` is the length that the error message names if it is not `most` (C-X08). */
type Limits = { most?: number; shownMost?: number; pattern?: RegExp; otherwise?: Code }

const problem = (code: Code): Found => ({ code })

function written(field: Exclude<PaymentField, 'isPayeeAgreeToClause'>, limits: Limits): Rule {
  const { most = Number.POSITIVE_INFINITY, shownMost = most, pattern, otherwise = 'invalid' } = limits
  return (form) => {
    const text = form[field]
    if (text.trim() === '') return problem('required')
    if (text.length > most) return { code: 'too_long', most: shownMost }
    return pattern && !pattern.test(text) ? problem(otherwise) : null
  }
}

function whenHolder(holder: 'yes' | 'no', rule: Rule): Rule {
  return (form, checks) => (form.isBankAccountCardHolder === holder ? rule(form, checks) : null)
}

function both(...rules: Rule[]): Rule {
  return (form, checks) => {
    for (const rule of rules) {
      const found = rule(form, checks)
      if (found) return found
    }
    return null
  }
}

const band = (field: 'payeeMonthlyIncomeRange' | 'payeeBeneficiaryMonthlyIncomeRange') =>
  both(written(field, { most: 80 }), (form) => (incomeBand(form[field]) ? null : problem('choose')))

/** The rules of each step, in the order of the page (claims specification §5, "Online payment form", C-498). */
const rules: Record<PaymentStep, Partial<Record<PaymentField, Rule>>> = {
  'account-information': {
    isBankAccountCardHolder: written('isBankAccountCardHolder', { pattern: yesOrNo, otherwise: 'choose' }),
    payeeBeneficiaryRelationship: whenHolder('no', written('payeeBeneficiaryRelationship', { most: 80 })),
    payeeName: written('payeeName', { most: 60, pattern: person }),
    brazilianCpf: both(
      written('brazilianCpf', { pattern: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/, otherwise: 'digits_only' }),
      ({ brazilianCpf }) => (isBrazilCpf(brazilianCpf) ? null : problem('cpf')),
    ),
    payeePhoneNumber: both(
      written('payeePhoneNumber', { pattern: /^\+\d{6,15}$/, otherwise: 'phone' }),
      ({ payeePhoneNumber }, { isPhone }) => (isPhone(payeePhoneNumber) ? null : problem('phone')),
    ),
    payeeEmail: both(written('payeeEmail', { most: 60 }), ({ payeeEmail }) =>
      isEmailAddress(payeeEmail) ? null : problem('email'),
    ),
    payeeBank: written('payeeBank', { most: 80, pattern: bank }),
    payeeBankCode: written('payeeBankCode', { most: 3, pattern: /^\d{3}$/ }),
    payeeAgency: written('payeeAgency', { most: 6, shownMost: 5, pattern: /^\d{4}(-\d)?$/ }),
    payeeCurrentAccount: written('payeeCurrentAccount', { most: 15, shownMost: 14, pattern: /^\d{1,12}(-\d{1,2})?$/ }),
    payeeInsuredProfession: whenHolder('yes', written('payeeInsuredProfession', { most: 80 })),
    payeeMonthlyIncomeRange: whenHolder('yes', band('payeeMonthlyIncomeRange')),
    isPayeePoliticallyExposed: whenHolder(
      'yes',
      written('isPayeePoliticallyExposed', { most: 25, pattern: yesOrNo, otherwise: 'choose' }),
    ),
    payeeBeneficiaryProfession: whenHolder('no', written('payeeBeneficiaryProfession', { most: 80 })),
    payeeBeneficiaryMonthlyIncomeRange: whenHolder('no', band('payeeBeneficiaryMonthlyIncomeRange')),
    isPayeeBeneficiaryPoliticallyExposed: whenHolder(
      'no',
      written('isPayeeBeneficiaryPoliticallyExposed', { most: 25, pattern: yesOrNo, otherwise: 'choose' }),
    ),
  },
  documents: {},
  'review-and-submit': {
    payeeSignature: written('payeeSignature', { most: 60, pattern: person }),
    payeeSignedDate: ({ payeeSignedDate: date }, { today }) => {
      if (date.trim() === '') return problem('required')
      return date.length >= 10 && today.includes(dayOf(date)) ? null : problem('today')
    },
    isPayeeAgreeToClause: ({ isPayeeAgreeToClause }) => (isPayeeAgreeToClause ? null : problem('required')),
  },
}

/** `yyyy-MM-dd` for a valid dd/MM/yyyy, otherwise an empty text (C-492). */
export function dayOf(text: string): IsoDate | '' {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return isIsoDate(date) ? date : ''
}

/** The first rule that each field of a step fails. */
export function stepProblems(step: PaymentStep, form: PaymentForm, checks: PaymentChecks): PaymentProblem[] {
  return Object.entries(rules[step]).flatMap(([field, rule]) => {
    const found = rule(form, checks)
    return found ? [{ field: field as PaymentField, ...found }] : []
  })
}

type SentFile = { document_id: string; file_approval_id?: string | undefined }

/** Whether the files are exactly the two documents, both approved; none if the account is the cardholder's (C-448 to C-450). */
export function hasPaymentDocuments(form: PaymentForm, files: readonly SentFile[]): boolean {
  const asked: readonly string[] = form.isBankAccountCardHolder === 'no' ? paymentDocuments : []
  return (
    files.length === asked.length &&
    asked.every((id) => files.some((file) => file.document_id === id && file.file_approval_id))
  )
}
