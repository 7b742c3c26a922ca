import type { Draft } from '../../../session/drafts/draft.ts'

/** The text that was entered for a question, on whichever page it is, or an empty one. */
export function answered({ application }: Pick<Draft, 'application'>, key: string): string {
  const answer = Object.values(application).find((page) => page[key] !== undefined)?.[key]
  return typeof answer === 'string' ? answer : ''
}
