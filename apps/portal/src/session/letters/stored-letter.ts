import type { Input } from '@amparo/contract/endpoint'
import type { submitLetter } from '@amparo/contract/letters'
import { BenefitCode, Day, PanToken } from '@amparo/contract/primitives'
import type { LetterForms } from '@amparo/rules/letters/letter-forms'
import { type LetterKind, letterKinds } from '@amparo/rules/letters/letter-kinds'
import { letterNumberPattern } from '@amparo/rules/letters/letter-number'
import { verificationCodePattern } from '@amparo/rules/letters/verification-code'
import * as z from 'zod/mini'
import type { DraftKind } from '../drafts/stored-drafts.ts'

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

/** What this device has of a benefit's letter: answers of a form that was closed, and the letter that was made last. */
export type StoredLetter = {
  panToken: string
  benefitCode: string
  answers: Readonly<Record<string, string>> | null
  made: MadeLetter | null
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
const Stored = z.object({
  panToken: PanToken,
  benefitCode: BenefitCode,
  answers: z.nullable(texts),
  made: z.nullable(Made),
})

/** Stored under the code of their benefit. */
export const letterDraftKind: DraftKind<StoredLetter> = {
  name: 'amparo-letters',
  isOfOneOwner: true,
  parse: (stored) => z.parse(Stored, stored) as unknown as StoredLetter,
}
