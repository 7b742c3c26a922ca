import { demoCard, signIn } from '@amparo/e2e/sign-in'
import { storeLetter } from '@amparo/e2e/store-letter'
import { travelForm } from '@amparo/e2e/travel-form'
import type { Page } from '@playwright/test'
import { marketplacePages, quotePages, selfServicePages } from './marketplace-pages.ts'
import type { Route } from './measurement.ts'

const GOAL_KIB = 170

const letter = {
  benefitCode: 'TIN',
  kind: 'ap-certificate',
  number: '123417948736000004321',
  code: null,
  issuedOn: '2026-11-16',
  values: {},
  toSend: null,
  form: travelForm,
}

/** Every kind of page behind the first one. */
export const routes: readonly Route[] = [
  {
    name: 'claim form page',
    goalKib: GOAL_KIB,
    isThere: '.claim-form',
    // A benefit without questions before its form, so that its address opens the form directly.
    async open(page, portal) {
      await openBenefits(page, { portal, card: 'Premium card of the USA' })
      await page.goto(page.url().replace('/benefits', '/claims/PUR'))
    },
  },
  {
    name: 'letter',
    goalKib: GOAL_KIB,
    isThere: 'article',
    async open(page, portal) {
      await openBenefits(page, { portal, card: 'Standard card of Saudi Arabia' })
      await storeLetter(page, letter)
      await page.goto(`${page.url()}/TIN/ap-certificate`)
    },
  },
  {
    name: 'page that verifies letters',
    goalKib: GOAL_KIB,
    isThere: 'main form',
    open: async (page, portal) => void (await page.goto(`${portal}/verify`)),
  },
  {
    name: 'page that continues claims',
    goalKib: GOAL_KIB,
    isThere: 'main form',
    open: async (page, portal) => void (await page.goto(`${portal}/continue`)),
  },
  ...marketplacePages,
  ...quotePages,
  ...selfServicePages,
]

async function openBenefits(page: Page, { portal, card }: { portal: string; card: string }) {
  await page.goto(`${portal}/login`)
  await signIn(page, demoCard(card))
  await page.waitForURL('**/benefits')
}
