import { emptyLetterForms, type LetterForms } from '@amparo/rules/letters/letter-forms'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { use, useState } from 'react'
import { useAppPart } from '../../../session/app-parts.ts'
import { useCardSession } from '../../../session/card-session.ts'
import { letters } from '../../../session/letters/letters.ts'

/** What was typed before the form was closed, in this card's session, and how to save what is typed now. */
export function useStoredAnswers<K extends LetterKind>(kind: K, benefitCode: string) {
  const { ready, answersOf, saveAnswers } = useAppPart(letters)
  const { panToken } = useCardSession()
  const [openedWith] = useState(panToken)
  use(ready)
  const empty = emptyLetterForms[kind]
  const stored = answersOf(benefitCode) ?? {}
  const begin = Object.fromEntries(Object.entries(empty).map(([name, none]) => [name, stored[name] ?? none]))

  return {
    begin: begin as LetterForms[K],
    /** A form that is still open when another card is used is not of that card. */
    save: async (form: LetterForms[K]) => {
      if (panToken() === openedWith) await saveAnswers(benefitCode, { ...form })
    },
  }
}
