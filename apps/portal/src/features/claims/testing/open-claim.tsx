import { loadContent } from '@amparo/content/load-content'
import { slugs } from '@amparo/content/slugs'
import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { createAppParts } from '../../../session/app-parts.ts'
import { AppProviders } from '../../../session/app-providers.tsx'
import type { Draft } from '../../../session/drafts/draft.ts'
import { memoryStore } from '../../../session/drafts/draft-store.ts'
import { draftsForTest, forget, type Handler, network, testSettings } from '../../../testing/render-page.tsx'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'
import { claimRoutes } from '../claim-routes.tsx'

export function aQuestion(question_key: string, parts: Partial<Question> = {}): Question {
  return {
    question_key,
    question_type: 'text',
    data_type: 'string',
    title: question_key,
    help_text: null,
    sub_text: null,
    placeholder: null,
    other_title: null,
    required: false,
    error_message: `${question_key} is wrong`,
    default_value: null,
    options: [],
    validations: [],
    tags: [],
    nested_group_id: null,
    any_filled_group_id: null,
    related_question_key: null,
    ...parts,
  }
}

export function aPage(page_key: string, title: string, questions: Question[]): ClaimPage {
  const group = { group_id: 'all', questions, next_group_id: null }
  return { page_key, title, start_group_id: 'all', question_groups: [group] }
}

const option = (value: string, analytics: string | null = null) => ({
  value,
  title: `Option ${value}`,
  is_selected: false,
  outcome: null,
  analytics,
})

export const form: ClaimPage[] = [
  aPage('person', 'About you', [aQuestion('name', { title: 'Your name', required: true })]),
  aPage('trip', 'Your trip', [
    aQuestion('city', { title: 'City' }),
    aQuestion('seat', {
      title: 'Seat',
      question_type: 'radio',
      options: [option('front', 'seat_front'), option('back')],
    }),
  ]),
  aPage('cost', 'The cost', [aQuestion('shop', { title: 'Shop' })]),
]

export const FORM = '/api/cardholder/v1/claims/benefits/CDW/pages/'
export const VALIDATE = '/api/cardholder/v1/claims/questions/validate/'
export const FINE = { error_code: null, errors: {} }

type Options = {
  draft?: Partial<Draft>
  /** What follows the address of the claim. */
  at?: string
  isWithin?: boolean
  pages?: ClaimPage[]
  answers?: Record<string, Handler>
  isStorageFull?: boolean
}

/** A claim on this device, at one of its pages, on a network that exists only here. */
export async function openClaim(options: Options = {}) {
  const { draft = {}, at = '', isWithin = true, pages = form, answers = {} } = options
  forget()
  const asked: { path: string; body: unknown; headers: Headers }[] = []
  const questions = pages.map((page): [string, Handler] => [
    `${FORM}${page.page_key}/questions/`,
    () => ({ body: { questions: page } }),
  ])
  const usual: Record<string, Handler> = {
    '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [aBenefit()] }) }),
    '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
    [FORM]: () => ({ body: { pages: pages.map(({ page_key, title }) => ({ page_key, title })), version: 'v1' } }),
    [VALIDATE]: () => ({ body: FINE }),
    ...Object.fromEntries(questions),
  }
  const app = createAppParts({
    settings: testSettings,
    given: { locale: 'en_US', contents: english() },
    fetch: network({ answers: { ...usual, ...answers }, asked }),
  })
  const drafts = draftsForTest(app.platform, options.isStorageFull ? fullStore() : undefined)
  app.session.begin({ panToken, last4: '4021', isBrandAgnostic: false })
  const whole = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021', version: 'v1', ...draft } as const
  const { localId } = await drafts.create(whole)
  const claim = `/usa/en_US/claims/CDW/${localId}`
  const router = createMemoryRouter([...claimRoutes(app, async () => null), { path: '*', element: <Elsewhere /> }], {
    initialEntries: ['/before', { pathname: claim + at, state: isWithin ? { isWithinClaim: true } : null }],
  })
  const view = render(
    <AppProviders app={app}>
      <Suspense fallback="waiting">
        <RouterProvider router={router} />
      </Suspense>
    </AppProviders>,
  )
  const kept = async () => (await drafts.get(localId)) as Draft
  return { ...view, app, router, asked, drafts, claim, localId, kept, place: () => router.state.location.pathname }
}

const fullStore = () => ({ ...memoryStore(), put: () => Promise.reject(new Error('QuotaExceededError')) })

let store: ReturnType<typeof loadContent> | undefined

function english() {
  store ??= loadContent()
  return Object.fromEntries(Object.keys(slugs).map((slug) => [slug, store?.content('en_US', slug as never)]))
}

function Elsewhere() {
  return <p>arrived at {useLocation().pathname}</p>
}
