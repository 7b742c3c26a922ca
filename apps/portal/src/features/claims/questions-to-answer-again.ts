import type { AppPart } from '../../session/app-parts.ts'

/** The titles of questions that must be answered again because the form has changed, by claim and page, until the page is answered. */
export const questionsToAnswerAgain: AppPart<ReturnType<typeof createQuestionsToAnswerAgain>> = () =>
  createQuestionsToAnswerAgain()

function createQuestionsToAnswerAgain() {
  const titles = new Map<string, readonly string[]>()
  const keyOf = (localId: string, pageKey: string) => `${localId} ${pageKey}`

  return {
    titles: (localId: string, pageKey: string) => titles.get(keyOf(localId, pageKey)) ?? [],
    remember: (localId: string, pageKey: string, asked: readonly string[]) =>
      void titles.set(keyOf(localId, pageKey), asked),
    forget: (localId: string, pageKey: string) => void titles.delete(keyOf(localId, pageKey)),
  }
}
