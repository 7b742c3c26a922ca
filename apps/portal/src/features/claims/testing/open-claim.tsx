import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { aRule, aQuestion as questionOfType } from '@amparo/form-engine/testing/form'
import { claimDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import { fullDatabase, sharedDatabase } from '../../../session/drafts/testing/memory-database.ts'
import { createTestApp, type Handler, renderRoutes, resetPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { claimRoutes } from '../claim-routes.tsx'

export function aQuestion(question_key: string, parts: Partial<Question> = {}): Question {
  const words = { title: question_key, error_message: `${question_key} is wrong` }
  return questionOfType('text', { question_key, ...words, ...parts })
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

/** A claim for an expired benefit, as of the day of the loss, with a bill from later. */
export const repairedLater = {
  pages: [
    aPage('person', 'About you', [
      aQuestion('repaired_on', {
        title: 'Repaired on',
        question_type: 'date_picker',
        data_type: 'date',
        validations: [aRule('date_before', 'today', { modifier: { operator: 'plus', type: 'days', value: 1 } })],
      }),
    ]),
  ],
  draft: { expiredBenefitTodayDate: '2024-05-06', application: { person: { repaired_on: '2024-06-20' } } },
}

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
  resetPage()
  const questions = pages.map((page): [string, Handler] => [
    `${FORM}${page.page_key}/questions/`,
    () => ({ body: { questions: page } }),
  ])
  const usual: Record<string, Handler> = {
    '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [aBenefit()] }) }),
    '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
    [FORM]: () => ({
      body: { pages: pages.map(({ page_key, title, when }) => ({ page_key, title, when })), version: 'v1' },
    }),
    [VALIDATE]: () => ({ body: FINE }),
    ...Object.fromEntries(questions),
  }
  const [here, elsewhere] = sharedDatabase()
  const { app, asked, drafts } = createTestApp({
    path: '/usa/en_US',
    card: aCard(),
    answers: { ...usual, ...answers },
    database: options.isStorageFull ? fullDatabase() : here,
  })
  const inOtherTab = createTestApp({ database: elsewhere }).app.part(claimDrafts)
  const whole = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021', version: 'v1', ...draft } as const
  const { localId } = await drafts.create(whole)
  const claim = `/usa/en_US/claims/CDW/${localId}`
  const { router, ...view } = renderRoutes(
    app,
    claimRoutes(app, async () => null),
    ['/before', { pathname: claim + at, state: isWithin ? { isWithinClaim: true } : null }],
  )
  const kept = async () => (await drafts.get(localId)) as Draft
  return {
    ...view,
    app,
    router,
    asked,
    drafts,
    inOtherTab,
    claim,
    localId,
    kept,
    place: () => router.state.location.pathname,
  }
}
