import type { Application } from '@amparo/contract/claim-forms'
import type { AnsweredPage, AnsweredQuestion } from '@amparo/contract/submission'
import { maskedAnswer, sensitiveKeys, splitSensitive } from '@amparo/form-engine/answers/sensitive-answers'
import { createDetailsEncryption, type SecretKeys } from '../platform/encrypted-details.ts'

type Parts = {
  /** Encrypts sensitive answers, like the bank details of the payment form; 32 bytes in hex, the same in every replica. */
  secret: string | SecretKeys
  /** The forms that say which questions are sensitive. */
  forms: Parameters<typeof sensitiveKeys>[0]
}

export type SealedAnswers = ReturnType<typeof createSealedAnswers>

/** Splits a claim's answers into masked ones, for everybody who may see the claim, and sensitive ones that only the key decrypts. */
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
    seal(answers: Application, claimId: string) {
      const { application, sensitive } = splitSensitive(answers, keys)
      return { application, sealed_answers: encryption.encrypt(sensitive, ownerOf(claimId)) }
    },

    /** Masks the answers shown on receipts of older claims, which were stored unmasked. */
    maskPages: (pages: readonly AnsweredPage[]): AnsweredPage[] =>
      pages.map((page) => ({ ...page, questions: page.questions.map(maskedQuestion) })),

    /** Keyed, because a short answer such as an account number could be found from a plain hash by trying all of them. */
    fingerprint: (hash: string) => encryption.fingerprint(['claim', hash]),
  }
}
