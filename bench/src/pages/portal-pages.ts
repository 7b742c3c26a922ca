import { demoCard, signIn } from '@amparo/e2e/sign-in'
import { storeLetter } from '@amparo/e2e/store-letter'
import { travelForm } from '@amparo/e2e/travel-form'
import type { Page } from '@playwright/test'
import type { MeasuredPage } from '../figures/measurement.ts'

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

/** Pages for everybody, and pages for somebody with a card. */
export const portalPages: readonly MeasuredPage[] = [
  {
    name: 'login',
    isThere: '.frame-box[data-frame=ready]',
    open: async (page, portal) => void (await page.goto(`${portal}/login`)),
  },
  {
    name: 'benefits home',
    isThere: '.benefit',
    open: (page, portal) => openBenefits(page, { portal, card: 'Premium card of the USA' }),
  },
  { name: 'benefit', isThere: 'main h1', open: openedWithCard('/benefits/PUR') },
  { name: 'contact', isThere: 'main h1', open: openedWithCard('/contact') },
  { name: 'claim status', isThere: 'main form', open: openedWithCard('/claim-status') },
  { name: 'claims start', isThere: 'main h1', open: openedWithCard('/claims') },
  {
    name: 'claim form page',
    goalKib: GOAL_KIB,
    isThere: '.claim-form',
    // A benefit without questions before its form, so that its address opens the form directly.
    open: openedWithCard('/claims/PUR'),
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
]

function openedWithCard(path: string): MeasuredPage['open'] {
  return async (page, portal) => {
    await openBenefits(page, { portal, card: 'Premium card of the USA' })
    await page.goto(page.url().replace('/benefits', path))
  }
}

async function openBenefits(page: Page, { portal, card }: { portal: string; card: string }) {
  await page.goto(`${portal}/login`)
  await signIn(page, demoCard(card))
  await page.waitForURL('**/benefits')
}
