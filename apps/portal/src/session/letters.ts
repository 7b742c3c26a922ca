import type { Input } from '@amparo/contract/endpoint'
import type { submitLetter } from '@amparo/contract/letters'
import { BenefitCode, Day, PanToken } from '@amparo/contract/primitives'
import type { LetterForms } from '@amparo/rules/letters/letter-forms'
import { type LetterKind, letterKinds } from '@amparo/rules/letters/letter-kinds'
import { letterNumberPattern } from '@amparo/rules/letters/letter-number'
import { verificationCodePattern } from '@amparo/rules/letters/verification-code'
import * as z from 'zod/mini'
import { createStore, useStore } from '../platform/state/create-store.ts'
import { type AppPart, useAppPart } from './app-parts.ts'
import { field, LETTERS_KEY } from './session-fields.ts'

export type LetterBody = Input<typeof submitLetter>['body']

/** A letter that was made in this session. `Letter` of `@amparo/content` takes `kind`, `form`, `number`, `issuedOn` and `code` as they are. */
export type MadeLetter<K extends LetterKind = LetterKind> = {
  panToken: string
  benefitCode: string
  kind: K
  number: string
  /** Null if it is not posted, and cannot be verified. */
  code: string | null
  issuedOn: string
  /** The answers, with codes: a letter is printed in every language of its country. */
  form: LetterForms[K]
  /** The answers with labels in place of codes, in the language they were given in (C-322). */
  values: Readonly<Record<string, string>>
  /** What has to be posted. Null once it is registered, and for letters that are not posted. */
  toSend: LetterBody | null
}

const texts = z.record(z.string(), z.string())
const Made = z.object({
  panToken: PanToken,
  benefitCode: BenefitCode,
  kind: z.enum(letterKinds),
  number: z.string().check(z.regex(letterNumberPattern)),
  code: z.nullable(z.string().check(z.regex(verificationCodePattern))),
  issuedOn: Day,
  form: texts,
  values: texts,
  toSend: z.nullable(z.record(z.string(), z.unknown())),
})
const stored = field(LETTERS_KEY, z.array(Made))
/** One for each benefit, the newest first; no card has that many. */
const MOST = 10

/**
 * The letters made with this card, in the session storage: they survive a reload and end with the session, at logout and timeout.
 * Each names its card token, so that another card never gets it.
 */
export const letters: AppPart<{
  /** The newest letter of a benefit. */
  of(benefitCode: string): MadeLetter | null
  all(): MadeLetter[]
  add(letter: MadeLetter): void
  markSent(number: string): void
  subscribe(listener: () => void): () => void
  changes(): number
}> = ({ store, session }) => {
  const changes = createStore(0)
  const read = (): MadeLetter[] => {
    const panToken = session.card()?.panToken
    const all = (stored.read(store) ?? []) as unknown as MadeLetter[]
    return all.filter((letter) => letter.panToken === panToken)
  }
  const write = (all: MadeLetter[]) => {
    stored.write(store, all.slice(0, MOST) as never)
    changes.update((count) => count + 1)
  }

  return {
    all: read,
    of: (benefitCode) => read().find((letter) => letter.benefitCode === benefitCode) ?? null,
    add: (letter) => write([letter, ...read().filter(({ benefitCode }) => benefitCode !== letter.benefitCode)]),
    markSent: (number) =>
      write(read().map((letter) => (letter.number === number ? { ...letter, toSend: null } : letter))),
    subscribe: changes.subscribe,
    changes: changes.get,
  }
}

/** The letter that was made for a benefit with this card, if there is one. */
export function useMadeLetter(benefitCode: string): MadeLetter | null {
  const { of, subscribe, changes } = useAppPart(letters)
  useStore({ get: changes, initial: () => 0, subscribe })
  return of(benefitCode)
}
