import '../../../ui/form/answer.css'
import './form.css'
import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import type { Context } from '@amparo/form-engine/context'
import { type ReactNode, type Ref, use } from 'react'
import { FormOfPage } from './form-of-page.tsx'
import { loadLiquid } from './load-liquid.ts'

export type ClaimFormHandle = {
  /** The answers as they are now, right or wrong, in stored form. */
  read: () => PageAnswers
  isDirty: () => boolean
}

export type ClaimFormPageProps = {
  page: ClaimPage
  answers: PageAnswers
  context: Context
  /** Where an answer came from, by question key. */
  prefilled?: Readonly<Record<string, string>>
  /** C-146, by question key or path. */
  serverErrors?: Readonly<Record<string, readonly string[]>>
  pageError?: string
  onSubmit: (answers: PageAnswers) => void
  /** The buttons under the questions; one of them submits. */
  children: ReactNode
  ref?: Ref<ClaimFormHandle>
}

/** The questions of one page of a claim. Waits, inside a Suspense boundary, only when its texts are Liquid. */
export function ClaimFormPage(props: ClaimFormPageProps) {
  const liquid = loadLiquid(props.page)
  const render = typeof liquid === 'function' ? liquid : use(liquid)

  return <FormOfPage key={props.page.page_key} {...props} render={render} />
}
