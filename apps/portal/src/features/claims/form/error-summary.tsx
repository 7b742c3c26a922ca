import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import type { RefObject } from 'react'
import { ErrorSummary as Summary } from '../../../ui/form/error-summary.tsx'
import { fieldId } from './field.tsx'
import { useForm } from './form-context.ts'

export type SummaryItem = { path: string; label: string; problem: string }
type Props = { items: readonly SummaryItem[]; box: RefObject<HTMLElement | null>; onGo: (path: string) => void }

/** The problems of a page of questions, each with the name of its question. */
export function ErrorSummary({ items, box, onGo }: Props) {
  const { text, locale } = useForm()
  const title = fill(plural(text.summary_title, items.length, intlTag(locale)), { count: items.length })
  const lines = items.map(({ path, label, problem }) => ({
    id: fieldId(path),
    text: label ? fill(text.summary_item, { label, problem }) : problem,
  }))

  return <Summary title={title} items={lines} box={box} onGo={(index) => onGo((items[index] as SummaryItem).path)} />
}
