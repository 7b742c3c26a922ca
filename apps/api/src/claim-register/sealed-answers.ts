import type { Application } from '@amparo/contract/claim-forms'
import type { AnsweredPage, AnsweredQuestion } from '@amparo/contract/submission'
import { maskedAnswer, sensitiveKeys, splitSensitive } from '@amparo/form-engine/answers/sensitive-answers'
import { createDetailsEncryption } from '../platform/encrypted-details.ts'

type Parts = {
  /** Encrypts sensitive answers, like the bank details of the payment form; 32 bytes in hex, the same in every replica. */
  secret: string
  /** The forms that say which questions are sensitive. */
  forms: Parameters<typeof sensitiveKeys>[0]
}

export type SealedAnswers = ReturnType<typeof createSealedAnswers>

/** Splits a claim's answers into what everybody who may see the claim sees, and what only the key opens. */
export function createSealedAnswers({ secret, forms }: Parts) {
  const encryption = createDetailsEncryption(secret)
  const keys = sensitiveKeys(forms)
  const ownerOf = (claimId: string) => `answers of ${claimId}`

  const maskedQuestion = (question: AnsweredQuestion): AnsweredQuestion => ({
    ...question,
    answer: keys.has(question.question_key) ? maskedAnswer(question.answer) : question.answer,
    entries: question.entries.map((entry) => entry.map(maskedQuestion)),
  })

  return {
    seal(given: Application, claimId: string) {
      const { application, sensitive } = splitSensitive(given, keys)
      return { application, sealed_answers: encryption.encrypt(sensitive, ownerOf(claimId)) }
    },

    /** The answers of claims from before, which are stored as they were shown. */
    maskPages: (pages: readonly AnsweredPage[]): AnsweredPage[] =>
      pages.map((page) => ({ ...page, questions: page.questions.map(maskedQuestion) })),

    /** Keyed: a plain hash of answers would give away a short one, such as an account number, to whoever tries them all. */
    fingerprint: (hash: string) => encryption.fingerprint(['claim', hash]),
  }
}
