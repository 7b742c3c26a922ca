import type { Benefit } from '@amparo/contract/benefits'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import type { PageSettings } from '../../../platform/settings.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aCard, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { StartPage } from '../start/start-page.tsx'
import { aQuestion } from './open-claim.tsx'

/** For the whole file: a window with modals. */
export function prepareStart() {
  beforeEach(drawModals)
  afterEach(resetPage)
}

const pages = [{ page_key: 'incident_details', title: 'What happened' }]
export const dateQuestion = aQuestion('date_of_loss', {
  question_type: 'date_picker',
  data_type: 'date',
  title: 'When?',
  required: true,
  error_message: 'Enter a date',
})
export const questions = {
  page_key: 'incident_details',
  title: 'What happened',
  start_group_id: 'a',
  question_groups: [
    {
      group_id: 'a',
      questions: [dateQuestion, { ...dateQuestion, question_key: 'service_provider', question_type: 'text' }],
      next_group_id: null,
    },
  ],
}

type Options = {
  at?: string
  country?: object
  answers?: Record<string, Handler>
  settings?: Partial<PageSettings>
}

export async function open(benefits: Benefit[], { at = '', country = {}, answers = {}, settings = {} }: Options = {}) {
  const code = at.slice(1) || benefits[0]?.benefit_code
  const form = `/api/cardholder/v1/claims/benefits/${code}/pages/`
  const page = renderPage(<StartPage />, {
    path: `/usa/en_US/claims${at}`,
    route: '/:countryCode/:languageCode/claims/:benefitCode?',
    card: aCard(),
    settings,
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry(country) }),
      [form]: () => ({ body: { pages, version: 'v1' } }),
      [`${form}incident_details/questions/`]: () => ({ body: { questions } }),
      ...answers,
    },
  })
  if (!at) await screen.findByRole('heading', { level: 1 })
  return page
}
/** Presses a benefit of the list, by the beginning of its name. */
export const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
export const isAtClaim = async ({ router, drafts }: Awaited<ReturnType<typeof open>>, code: string) => {
  await waitFor(async () => {
    const [draft] = await drafts.list()
    expect(router.state.location.pathname).toBe(`/usa/en_US/claims/${code}/${draft?.localId}`)
  })
  return (await drafts.list())[0]
}
