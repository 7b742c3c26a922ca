import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type Handler, renderPage } from '../../../testing/render-page.tsx'
import { ClaimFormPage, type ClaimFormPageProps } from '../form/claim-form-page.tsx'
import type { ClaimFormHandle } from '../form/model/use-form-model.ts'

type Options = Partial<Omit<ClaimFormPageProps, 'page'>> & {
  locale?: ClaimFormPageProps['context']['locale']
  country?: string
  network?: Record<string, Handler>
}

/** For the whole file: a window that has the focus and can scroll. */
export function prepareForms() {
  beforeEach(() => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}

/** A form on its own. `sent` is what it was submitted with. */
export function renderForm(page: ClaimPage, { locale = 'en_US', country = 'USA', network, ...props }: Options = {}) {
  const sent = vi.fn<(answers: PageAnswers) => void>()
  const handle = createRef<ClaimFormHandle>()
  const context = { today: '2026-01-15', locale, country, application: {} }
  const view = renderPage(
    <ClaimFormPage page={page} answers={{}} context={context} onSubmit={sent} ref={handle} {...props}>
      <button type="submit">Go on</button>
    </ClaimFormPage>,
    { path: `/${locale}/form`, route: '/:languageCode/form', answers: network },
  )
  const read = () => handle.current?.read()

  return { ...view, sent, read, opened: () => handle.current?.opened }
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
