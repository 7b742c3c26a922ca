import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/render-page.tsx'
import { claimsArea } from './claims-area.ts'
import { marketplaceArea } from './marketplace-area.ts'
import { pageRoutes } from './page-routes.tsx'
import { publicRoutes } from './public-routes.ts'
import { createRoutes } from './routes.tsx'

const parts = createTestApp().app
const routes = [
  ...createRoutes(parts).routes,
  { children: [...marketplaceArea(parts), ...claimsArea(parts), ...publicRoutes(parts), ...pageRoutes(parts, <p />)] },
]
const scope = { countryCode: 'bra', languageCode: 'pt_BR' }

it.each<[string, string, Record<string, string>]>([
  ['/login [P-076]', '/login', {}],
  ['/pt_BR/login [P-071, P-076]', '/:languageCode/login', { languageCode: 'pt_BR' }],
  ['/return-to-mastercard [P-063, P-077]', '/return-to-mastercard', {}],
  ['/campaign/summer [P-072, P-079]', '/campaign/:urlSlug', { urlSlug: 'summer' }],
  ['/sso [P-080]', '/sso', {}],
  ['/bra/prefill [P-081]', '/:countryCode/prefill', { countryCode: 'bra' }],
  ['/redirect [P-062]', '/redirect', {}],
  ['/terms [P-082]', '/terms', {}],
  ['/pt_BR/terms [P-082]', '/:languageCode?/terms', { languageCode: 'pt_BR' }],
  ['/accessibility [P-083]', '/accessibility', {}],
  ['/pt_BR/accessibility [P-083]', '/:languageCode?/accessibility', { languageCode: 'pt_BR' }],
  ['/privacy', '/privacy', {}],
  ['/bra/pt_BR [P-070, P-084]', '/:countryCode/:languageCode', scope],
  ['/check-claim-status/c-1/bra/pt_BR [P-085]', '/check-claim-status/:claimId', { claimId: 'c-1', ...scope }],
  ['/check-claim-status/c-1/bra [P-085]', '/check-claim-status/:claimId', { claimId: 'c-1', countryCode: 'bra' }],
  ['/bra/pt_BR/anything/at/all [P-086]', '/:countryCode/:languageCode/*', scope],
  ['/a/b/c/d/e [P-086]', '/:countryCode/:languageCode/*', {}],
  ['/nowhere [P-087]', '*', {}],
  ['/bra/pt_BR/benefits [P-088]', '/:countryCode/:languageCode/benefits', scope],
  ['/bra/pt_BR/benefits/CDW [P-068, P-227]', '/benefits/:benefitCode', { benefitCode: 'CDW', ...scope }],
  ['/bra/pt_BR/benefits/CDW/guide [P-247, P-276]', '/benefits/:benefitCode/guide', { benefitCode: 'CDW' }],
  ['/bra/pt_BR/benefits/CDW/else [P-248]', '/benefits/*', {}],
  ['/bra/pt_BR/contact [P-090]', '/:countryCode/:languageCode/contact', scope],
  ['/bra/pt_BR/claim-status [P-091]', '/:countryCode/:languageCode/claim-status', scope],
  ['/bra/pt_BR/claim-status/c-1 [P-069, P-098]', '/:countryCode/:languageCode/claim-status', { claimId: 'c-1' }],
  [
    '/bra/pt_BR/online-payment-form/c-1/review-and-submit [P-056, P-073, P-092]',
    '/online-payment-form/:claimNumber/*',
    { ...scope, claimNumber: 'c-1' },
  ],
  ['/bra/pt_BR/claims [P-093]', '/:countryCode/:languageCode/claims', scope],
  [
    '/bra/pt_BR/claims/CDW/c-1 [P-068, P-069, P-097]',
    '/:countryCode/:languageCode/claims',
    { benefitCode: 'CDW', claimId: 'c-1' },
  ],
  ['/bra/pt_BR/claims/CDW [C-002]', '/claims/:benefitCode?', { benefitCode: 'CDW' }],
  ['/bra/pt_BR/claims/CDW/c-1/trip [C-123]', '/:claimId/:formPage?', { claimId: 'c-1', formPage: 'trip' }],
  ['/bra/pt_BR/claims/CDW/c-1/review_and_submit [C-124]', '/:claimId/review_and_submit', { claimId: 'c-1' }],
  ['/bra/pt_BR/claims/CDW/c-1/success [C-126]', '/:claimId/success', { claimId: 'c-1' }],
  ['/bra/pt_BR/claims/CDW/c-1/a/b [C-128]', '/:formPage/*', { claimId: 'c-1' }],
  ['/bra/pt_BR/preview-claim [C-127]', '/preview-claim', scope],
  ['/usa/en_US/marketplace [P-089, M-002, M-003]', '/:countryCode/:languageCode/marketplace', {}],
  ['/usa/en_US/marketplace/add [M-007]', '/marketplace/:benefitCode', { benefitCode: 'add' }],
  ['/usa/en_US/marketplace/auth/login [M-020, M-X05]', '/marketplace/auth/*', {}],
  ['/usa/en_US/marketplace/auth/redirect [M-021, M-X05]', '/marketplace/auth/redirect', {}],
  ['/usa/en_US/marketplace/add/purchase/get-started [M-039, M-040]', '/purchase/get-started', {}],
  ['/usa/en_US/marketplace/add/purchase/p-1/get-started [M-040]', '/purchase/:policyId/get-started', {}],
  ['/usa/en_US/marketplace/add/purchase/p-1/coverage [M-086]', '/:policyId/coverage', { policyId: 'p-1' }],
  ['/usa/en_US/marketplace/add/purchase/p-1/coverage-checkout [M-178]', '/:policyId/coverage-checkout', {}],
  ['/usa/en_US/marketplace/add/purchase/p-1/checkout [M-142]', '/:policyId/checkout', {}],
  [
    '/usa/en_US/marketplace/add/purchase/p-1/policy-purchase-confirmation [M-188, M-X01]',
    '/:policyId/policy-purchase-confirmation',
    {},
  ],
  ['/usa/en_US/marketplace/add/purchase/p-1/else [M-041]', '/purchase/*', {}],
  ['/usa/en_US/marketplace/add/purchase/p-1/confirmation [P-X03]', '/:policyId/confirmation', {}],
  ['/youre-all-set [M-189, M-X01]', '/youre-all-set', {}],
  ['/pdf-viewer/p-1/E_CONSENT [P-074, P-075, P-078]', '/pdf-viewer', { policyId: 'p-1', documentType: 'E_CONSENT' }],
  ['/bra/pt_BR/terms [P-094]', '/:countryCode/:languageCode/terms', scope],
  ['/bra/pt_BR/accessibility [P-095]', '/:countryCode/:languageCode/accessibility', scope],
  ['/bra/pt_BR/privacy', '/:countryCode/:languageCode/privacy', scope],
])('has a route for %s', (address, pattern, params) => {
  const match = matchRoutes(routes, address.split(' ')[0] ?? '')?.at(-1)
  const { path = '' } = match?.route ?? {}
  expect(path.replace('/:languageCode?', '')).toContain(pattern.replace('/:languageCode?', ''))
  expect(match?.params).toMatchObject(params)
})

it('has exactly the specification’s names for the parameters of an address [P-068, P-069, P-070, P-071, P-072, P-073, P-074, P-075, C-123]', () => {
  const specified = 'benefitCode claimId formPage countryCode languageCode urlSlug claimNumber policyId documentType'
  const all = routes.flatMap((route) => [route, ...(route.children ?? [])])
  const names = all.flatMap(({ path = '' }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  expect(new Set(names)).toEqual(new Set(specified.split(' ')))
})

it.each(['/marketplace', '/pdf-viewer'])('has no page for %s', (path) => {
  expect(['*', '/:countryCode/:languageCode/*']).toContain(matchRoutes(routes, path)?.at(-1)?.route.path)
})

it('offers nothing to administrators [P-128, P-X48]', () => {
  const all = routes.flatMap((route) => [route, ...(route.children ?? [])])
  for (const { path } of all) expect(path ?? '').not.toMatch(/admin|manage|operator|dev/i)
})
