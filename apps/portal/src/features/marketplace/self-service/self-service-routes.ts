import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { loadPage } from '../../../platform/loading/load-page.ts'
import { type PolicyPage, policyPath } from '../../../platform/navigation/marketplace-paths.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { policyDrafts } from '../../../session/drafts/policy-drafts.ts'
import { scopeOf } from '../marketplace-gates.ts'
import { policyGate } from './policy-gate.ts'

type Lazy = ReturnType<typeof loadPage<{ Component: () => React.ReactNode }>>

/** The pages of self-service, each loaded on demand (M-200 to M-207). */
const pages: Record<PolicyPage, Lazy> = {
  overview: loadPage(() => import('./overview/overview-page.tsx')),
  'personal-information': loadPage(() => import('./personal-information/personal-information-page.tsx')),
  'additional-insureds': loadPage(() => import('./additional-insureds/additional-insureds-page.tsx')),
  coverage: loadPage(() => import('./coverage/policy-coverage-page.tsx')),
  documents: loadPage(() => import('./documents/documents-page.tsx')),
  billing: loadPage(() => import('./billing/billing-page.tsx')),
  claims: loadPage(() => import('./claims/claims-page.tsx')),
  'claims/file': loadPage(() => import('./claims/file-claim-page.tsx')),
}

/** Self-service: one frame around its pages, for a policy that the user owns (M-198). Any other path leads to the overview (M-208). */
export function selfServiceRoute(app: AppParts, guard: LoaderFunction, path: string): RouteObject {
  return {
    path,
    loader: policyGate(app, guard),
    lazy: loadPage(() => import('./shell/self-service-frame.tsx')),
    children: [
      ...Object.entries(pages).map(([page, lazy]) => ({
        path: page,
        lazy,
        ...(withDraft.includes(page) && { loader: draftLoader(app) }),
      })),
      { index: true, loader: toOverview },
      { path: '*', loader: toOverview },
    ],
  }
}

const withDraft = ['personal-information', 'billing']

/** What was typed about the policy and never saved. */
const draftLoader =
  (app: AppParts): LoaderFunction =>
  ({ params: { policyId = '' } }) =>
    app.part(policyDrafts).get(policyId)

const toOverview: LoaderFunction = ({ params }) => {
  const { benefitCode = '', policyId = '' } = params
  throw redirect(policyPath({ ...scopeOf(params), benefitCode, policyId }))
}
