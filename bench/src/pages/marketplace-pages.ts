import type { Page } from '@playwright/test'
import type { MeasuredPage } from '../figures/measurement.ts'
import { buyPolicy, email, makeQuote } from './demo-quote.ts'

const GOAL_KIB = 180
const marketplace = '/usa/en_US/marketplace'

/** The pages between a first visit and a policy. */
export const marketplacePages: readonly MeasuredPage[] = [
  { name: 'sign-in', isThere: 'main form', path: '/auth/login' },
  { name: 'get started', isThere: 'main form', path: '/add/purchase/get-started' },
].map(({ path, ...route }) => ({
  ...route,
  goalKib: GOAL_KIB,
  open: async (page: Page, portal: string) => void (await page.goto(portal + marketplace + path)),
}))

export const quotePages: readonly MeasuredPage[] = [
  { name: 'coverage', isThere: '.coverage-form', path: 'coverage', make: makeQuote },
  {
    name: 'coverage and checkout in New York',
    isThere: 'main form',
    path: 'coverage-checkout',
    make: (portal: string) => makeQuote(portal, { state: 'NY' }),
  },
  { name: 'checkout', isThere: 'main form', path: 'checkout', make: makeQuote },
  { name: 'confirmation', isThere: '.confirmation-facts', path: 'policy-purchase-confirmation', make: buyPolicy },
].map(({ path, make, ...route }) => openedByUser({ ...route, make, path: (id) => `/add/purchase/${id}/${path}` }))

export const selfServicePages: readonly MeasuredPage[] = [
  { name: 'policy overview', isThere: '.summary-card', path: '' },
  { name: 'billing', isThere: '.policy-facts', path: '/billing' },
  { name: 'claims', isThere: 'main h1', path: '/claims' },
  { name: 'claim form for other sites', isThere: '.claim-form', framePath: '/widget/claim', path: '/claims/file' },
].map(({ path, ...route }) =>
  openedByUser({ ...route, make: buyPolicy, path: (id) => `/self-service/add/${id}${path}` }),
)

type UserPage = Pick<MeasuredPage, 'name' | 'isThere' | 'framePath'> & {
  make: (portal: string) => Promise<{ id: string; token: string }>
  path: (id: string) => string
}

function openedByUser({ make, path, ...route }: UserPage): MeasuredPage {
  return {
    ...route,
    goalKib: GOAL_KIB,
    async open(page, portal) {
      const { id, token } = await make(portal)
      await page.goto(`${portal}/login`)
      const user = JSON.stringify({ token, isGuestUser: true, email })
      await page.evaluate((session) => sessionStorage.setItem('user-session', session), user)
      await page.goto(portal + marketplace + path(id))
    },
  }
}
