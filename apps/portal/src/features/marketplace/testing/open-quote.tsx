import type { PolicyDetails } from '@amparo/contract/policies'
import type { CatalogueCoverage } from '@amparo/contract/quotes'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import type { ReactNode } from 'react'
import { type BillingDraft, policyDrafts } from '../../../session/drafts/policy-drafts.ts'
import { refused } from '../../../testing/refused.ts'
import { createTestApp, type Handler, renderRoutes, resetPage } from '../../../testing/render-page.tsx'
import { isSavedIn } from '../coverage/quote-update.ts'
import { readQuoteDrafts } from '../read-quote-drafts.ts'
import { RewriteFrame } from '../rewrite-flow/rewrite-frame.tsx'
import { aQuote, basic, illness, medical, quoteId, updated } from './sample-quote.ts'

export const UPDATE = `/api/v2/marketplace/quote/${quoteId}/`
export const DETAILS = `${UPDATE}details/`
export const COVERAGES = `${UPDATE}coverages/`
const purchase = '/USA/en_US/marketplace/add/purchase'

type Options = {
  /** The page's name in the address. */
  at: string
  /** The query string of cancel and rewrite. */
  search?: string
  quote?: PolicyDetails
  offered?: CatalogueCoverage[]
  /** Flags that are on. */
  flags?: string[]
  answers?: Record<string, Handler>
  /** The billing address that was typed on this device before. */
  draft?: BillingDraft | undefined
}

/**
 * Opens a page of the purchase flow for somebody with a session. Updates are stored, priced and refused as by the server; while `losesAnswer` is
 * set, the next answer never arrives.
 */
export function openQuote(
  page: ReactNode,
  { at, search = '', quote = aQuote(), offered, flags = [], answers, draft }: Options,
) {
  resetPage()
  const path = `${purchase}/${quoteId}/${at}`
  const server = { quote, losesAnswer: false }
  const test = createTestApp({
    path,
    answers: {
      '/api/feature_flags/v1/': () => ({ body: flags.map((code) => ({ code, status: true })) }),
      [DETAILS]: () => ({ body: server.quote }),
      [COVERAGES]: () => ({ body: { coverages: offered ?? [basic, medical, illness] } }),
      [UPDATE]: (body) => {
        const { version, ...update } = body as QuoteUpdate & { version?: number }
        if (version !== server.quote.version)
          return isSavedIn(server.quote, update) ? { body: server.quote } : refused('quote_locked', 423)
        server.quote = updated(server.quote, update)
        if (!server.losesAnswer) return { body: server.quote }
        server.losesAnswer = false
        throw new TypeError('cut off')
      },
      ...answers,
    },
  })
  test.app.user.begin({ token: `us_${'a'.repeat(43)}`, isGuestUser: true })
  const route = `/:countryCode/:languageCode/marketplace/:benefitCode/purchase/:policyId/${at}`
  const drafts = test.app.part(policyDrafts)
  const loader = async () => {
    if (draft) await drafts.update(quoteId, () => ({ checkout: draft }))
    return readQuoteDrafts(test.app, quoteId)
  }
  const routes = [{ element: <RewriteFrame />, children: [{ path: route, element: page, ...(draft && { loader }) }] }]
  const view = renderRoutes(test.app, routes, [path + search])
  const bodies = (call: string) => test.asked.filter((asked) => asked.path === call).map(({ body }) => body)

  return {
    ...test,
    ...view,
    server,
    storedDraft: async () => (await drafts.get(quoteId))?.checkout,
    updates: () => bodies(UPDATE) as QuoteUpdate[],
    reports: () => bodies('/api/errors/v1/'),
  }
}
