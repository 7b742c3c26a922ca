import type { ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { vi } from 'vitest'
import { type Handler, renderForTest } from '../../../session/render-for-test.tsx'
import { type ClaimFormHandle, ClaimFormPage, type ClaimFormPageProps } from './claim-form-page.tsx'

const plain: Question = {
  question_key: 'answer',
  question_type: 'text',
  data_type: 'string',
  title: 'A question',
  help_text: null,
  sub_text: null,
  placeholder: null,
  other_title: null,
  required: false,
  error_message: 'Answer this.',
  default_value: null,
  options: [],
  validations: [],
  tags: [],
  nested_group_id: null,
  any_filled_group_id: null,
  related_question_key: null,
}

export const question = (parts: Partial<Question>): Question => ({ ...plain, ...parts })

export const option = (value: string, parts: Partial<Question['options'][number]> = {}) => ({
  value,
  title: `Option ${value}`,
  is_selected: false,
  outcome: null,
  analytics: null,
  ...parts,
})

export const rule = (name: string, value: string | number | null = null, message: string | null = null) => ({
  rule: name,
  value,
  modifier: null,
  error_message: null,
  custom_error_message: message,
})

export function pageOf(questions: Question[], groups: Record<string, Question[]> = {}): ClaimPage {
  return {
    page_key: 'page',
    title: 'Page',
    start_group_id: 'start',
    question_groups: [
      { group_id: 'start', questions, next_group_id: null },
      ...Object.entries(groups).map(([group_id, inner]) => ({ group_id, questions: inner, next_group_id: null })),
    ],
  }
}

type Options = Partial<Omit<ClaimFormPageProps, 'page'>> & {
  locale?: ClaimFormPageProps['context']['locale']
  country?: string
  network?: Record<string, Handler>
}

/** A form on its own. `sent` is what it was submitted with. */
export function renderForm(page: ClaimPage, { locale = 'en_US', country = 'USA', network, ...props }: Options = {}) {
  const sent = vi.fn<(answers: PageAnswers) => void>()
  const handle = createRef<ClaimFormHandle>()
  const context = { today: '2026-01-15', locale, country, application: {} }
  const view = renderForTest(
    <ClaimFormPage page={page} answers={{}} context={context} onSubmit={sent} ref={handle} {...props}>
      <button type="submit">Go on</button>
    </ClaimFormPage>,
    { path: `/${locale}/form`, route: '/:languageCode/form', answers: network },
  )
  const read = () => handle.current?.read()

  return { ...view, sent, read, isDirty: () => handle.current?.isDirty() }
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

export function type(label: string | RegExp, value: string) {
  fireEvent.input(field(label), { target: { value } })
}

/** Goes in, types, goes out. */
export function fillIn(label: string | RegExp, value: string) {
  field(label).focus()
  type(label, value)
  field(label).blur()
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
