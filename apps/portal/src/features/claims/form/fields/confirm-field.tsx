import { fill } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { confirmKey } from '@amparo/form-engine/answers/extra-fields'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { useForm } from '../model/form-context.ts'
import type { Errors } from '../model/shown-errors.ts'
import { QuestionField } from './question-field.tsx'
import { type InputAttributes, WrittenInput } from './written-input.tsx'

type Props = { question: Question; path: string; errors: Errors; attributes: InputAttributes }

/** Asks for the same answer a second time (C-076, C-083). Pasting is allowed: a copied address has no typing mistakes. */
export function ConfirmField({ question, path, errors, attributes }: Props) {
  const { text, locale } = useForm()
  const confirmPath = confirmKey(path)
  const confirm = {
    ...question,
    question_key: confirmPath,
    title: fill(text.confirm, { label: withinSentence(question.title, locale) }),
    help_text: null,
    sub_text: null,
    placeholder: null,
  }

  return (
    <QuestionField question={confirm} path={confirmPath} error={errors.get(confirmPath)}>
      {(control) => (
        <WrittenInput question={confirm} path={confirmPath} {...attributes} {...control} autoComplete="off" />
      )}
    </QuestionField>
  )
}

/** "Email" becomes "email"; an abbreviation such as CPF stays. */
function withinSentence(title: string, locale: Locale): string {
  return title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(intlTag(locale)))
}
