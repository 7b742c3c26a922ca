import {
  choiceProblem,
  countryProblem,
  dateProblem,
  emailProblem,
  insuredIdProblem,
  type LetterChecks,
  type LetterProblem,
  MOST_FIRST_NAME,
  MOST_LAST_NAME,
  nameProblem,
  phoneProblem,
  returnProblem,
} from './field-checks.ts'
import { isLetterDay } from './letter-day.ts'
import {
  type AssistanceForm,
  type LetterForms,
  type RentalForm,
  relationships,
  type TravelLetterForm,
} from './letter-forms.ts'
import type { LetterKind } from './letter-kinds.ts'
import { ageProblem, certificateAgeProblem } from './traveller-age.ts'

/** The first rule that each field fails. A field without a problem is left out. */
export type LetterProblems<Form> = Partial<Record<keyof Form, LetterProblem>>
type Found<Form> = Record<keyof Form, LetterProblem | null>

const relationshipOptions = new Set<string>(relationships)
const yesOrNo = new Set(['yes', 'no'])

const personProblems = (form: RentalForm | TravelLetterForm | AssistanceForm, { isPhone }: LetterChecks) => ({
  firstName: nameProblem(form.firstName, MOST_FIRST_NAME),
  lastName: nameProblem(form.lastName, MOST_LAST_NAME),
  email: emailProblem(form.email),
  phoneNumber: phoneProblem(form.phoneNumber, isPhone),
})
const tripProblems = (form: TravelLetterForm | AssistanceForm, isSameDayAllowed: boolean) => ({
  nationality: countryProblem(form.nationality),
  cardholderRelationship: choiceProblem(form.cardholderRelationship, relationshipOptions),
  origin: countryProblem(form.origin),
  destination: countryProblem(form.destination),
  departureDate: dateProblem(form.departureDate),
  returnDate: returnProblem(form.returnDate, form.departureDate, isSameDayAllowed),
})

/** The travel letter (C-287 to C-315). */
function travelLetterProblems(form: TravelLetterForm, checks: LetterChecks): LetterProblems<TravelLetterForm> {
  const isChild = form.cardholderRelationship === 'dependent_child'
  const isStudentAsked = isChild && form.isChildDisablement === 'no'
  return found<TravelLetterForm>({
    ...personProblems(form, checks),
    ...tripProblems(form, false),
    dob: travellerProblem(form, checks),
    isChildDisablement: isChild ? choiceProblem(form.isChildDisablement, yesOrNo) : null,
    isFullTimeStudent: isStudentAsked ? choiceProblem(form.isFullTimeStudent, yesOrNo) : null,
  })
}

/** The date of birth depends on departure, relationship and the two questions about a child; it is judged as far as they are answered. */
function travellerProblem(form: TravelLetterForm, { country, today }: LetterChecks): LetterProblem | null {
  const { dob, departureDate } = form
  const wrong = birthProblem(dob, today)
  if (wrong || !isLetterDay(departureDate)) return wrong
  const { cardholderRelationship: relationship, isChildDisablement: isDisabled, isFullTimeStudent: isStudent } = form
  return ageProblem({ dob, relationship, isDisabled, isStudent }, departureDate, country)
}

function birthProblem(dob: string, today: string): LetterProblem | null {
  return dateProblem(dob) ?? (dob > today ? { code: 'future' } : null)
}

/** The CDW-style certificate (C-369 to C-373, C-X75). */
function rentalProblems(form: RentalForm, checks: LetterChecks): LetterProblems<RentalForm> {
  return found<RentalForm>({
    ...personProblems(form, checks),
    rentalCountry: countryProblem(form.rentalCountry),
  })
}

/** The Mexico certificate (C-382 to C-388). */
function assistanceProblems(form: AssistanceForm, checks: LetterChecks): LetterProblems<AssistanceForm> {
  return found<AssistanceForm>({
    ...personProblems(form, checks),
    ...tripProblems(form, true),
    insuredId: insuredIdProblem(form.insuredId),
    dob: birthProblem(form.dob, checks.today) ?? certificateAgeProblem(form.dob, checks.today),
  })
}

const problemsOf: {
  [K in LetterKind]: (form: LetterForms[K], checks: LetterChecks) => LetterProblems<LetterForms[K]>
} = {
  'cdw-certificate': rentalProblems,
  'mex-certificate': assistanceProblems,
  'ap-certificate': travelLetterProblems,
}

export function letterProblems<K extends LetterKind>(kind: K, form: LetterForms[K], checks: LetterChecks) {
  return problemsOf[kind](form, checks)
}

function found<Form>(problems: Found<Form>): LetterProblems<Form> {
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== null)
  return Object.fromEntries(wrong) as LetterProblems<Form>
}
