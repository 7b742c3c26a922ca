import { fill, type Text } from '@amparo/content/fill'
import type { LetterProblem } from '@amparo/rules/letters/field-checks'
import {
  type LetterForms,
  type TravelLetterForm,
  withDisablement,
  withRelationship,
} from '@amparo/rules/letters/letter-forms'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { letterProblems } from '@amparo/rules/letters/letter-problems'
import { useRef, useState } from 'react'
import { usePhoneCheck } from '../../../blocks/phone/use-phone-check.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useAutosave } from '../../../ui/form/use-autosave.ts'
import { useFormErrors } from '../../../ui/form/use-form-errors.ts'
import { fieldLabel, type LetterField, type LetterWords, sectionsFor } from './letter-fields.ts'
import { useStoredAnswers } from './use-stored-answers.ts'

type Values = Readonly<Partial<Record<LetterField, string>>>

type Options<K> = { kind: K; country: string; benefitCode: string }

/** The answers to one form and what is wrong with them, by the rules that the server uses too. However the form is closed, it has them again when it is opened. */
export function useLetterForm<K extends LetterKind>({ kind, country, benefitCode }: Options<K>) {
  const text = useContent('letter-forms')
  const { today } = usePlatform()
  const isPhone = usePhoneCheck()
  const { begin, save } = useStoredAnswers(kind, benefitCode)
  const [form, setForm] = useState<LetterForms[K]>(begin)
  const autosave = useAutosave(() => save(form))
  const values: Values = form
  const asked = sectionsFor(kind, useLocale()).flatMap(({ fields }) => fields)
  const errors = useFormErrors(findProblems(form))
  /** The form as it will be rendered next. */
  const newest = useRef(form)

  function findProblems(form: LetterForms[K]) {
    const checks = { country, today: today(), isPhone }
    const problems: Partial<Record<LetterField, LetterProblem>> = letterProblems(kind, form, checks)
    return asked.flatMap((name) => {
      const problem = problems[name]
      return problem ? [{ name, label: fieldLabel(name, text), error: errorText(problem, text) }] : []
    })
  }

  return {
    /** The form as it is now, also for somebody who has waited since it was rendered. */
    newest: () => newest.current,
    values,
    errors,
    /** Call it on submit, once the numbering plans are loaded: they decide whether a phone number exists. */
    check: () => errors.check(findProblems(newest.current)),
    change: (name: LetterField, value: string) => {
      newest.current = changed(newest.current, name, value)
      setForm(newest.current)
      autosave.touch()
    },
    /** Call it when a letter is made: its answers are not needed again. */
    drop: autosave.drop,
    isAsked: (name: LetterField) => isAsked(name, values),
  }
}

/** A change of the relationship or the disability clears the answers that are no longer asked for (C-316). */
function changed<F extends LetterForms[LetterKind]>(form: F, name: LetterField, value: string): F {
  if ('isFullTimeStudent' in form) {
    const before: TravelLetterForm = form
    if (name === 'cardholderRelationship') return withRelationship(before, value) as F
    if (name === 'isChildDisablement') return withDisablement(before, value) as F
  }
  return { ...form, [name]: value }
}

/** Only a dependent child is asked about disability, and then about studies (C-314, C-315). */
function isAsked(name: LetterField, values: Values): boolean {
  const isChild = values.cardholderRelationship === 'dependent_child'
  if (name === 'isChildDisablement') return isChild
  return name !== 'isFullTimeStudent' || (isChild && values.isChildDisablement === 'no')
}

/** The error message, with the numbers that it names (C-320, C-321). */
function errorText({ code, least = 0, most = 0 }: LetterProblem, text: LetterWords): string {
  return fill(text[`problem_${code}`] as Text<'least' | 'most'>, { least, most })
}
