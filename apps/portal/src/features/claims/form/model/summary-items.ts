import { fill } from '@amparo/content/fill'
import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { fieldId } from './answer-paths.ts'
import type { Form } from './form-context.ts'
import type { FormView } from './form-model.ts'

type Words = { text: Form['text']; dateHelp: (question: Question) => string }

/**
 * The lines of the error summary. A message says by itself which field it belongs to; only in a list it gets the number of the entry, and a
 * message that appears twice, or is the same for every field, gets its label.
 */
export function summaryItems(page: ClaimPage, { problems }: FormView, { text, dateHelp }: Words) {
  const questions = page.question_groups.flatMap((group) => group.questions)
  const titled = (key: string | undefined) => questions.find(({ question_key }) => question_key === key)
  const isShared = (message: string, own: Question | undefined) =>
    (own && message === dateHelp(own)) || problems.filter((other) => other.message === message).length > 1
  return problems.map(({ path, message }) => {
    const parts = path.split('.')
    const entry = parts.find((part) => /^\d+$/.test(part))
    const own = titled(parts.at(-1))
    const labels = [
      entry !== undefined && fill(titled(parts[0])?.item_title ?? text.entry, { number: Number(entry) + 1 }),
      (isShared(message, own) || own?.question_type === 'any_filled_group_list') && own?.title,
    ]
    return { id: fieldId(path), label: labels.filter(Boolean).join(', '), error: message }
  })
}
