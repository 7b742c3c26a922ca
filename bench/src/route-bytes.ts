import { findChromium } from '@amparo/e2e/find-chromium'
import { demoCard, signIn } from '@amparo/e2e/screens/sign-in'
import { storeLetter } from '@amparo/e2e/screens/store-letter'
import { chromium, type Page } from '@playwright/test'
import { marketplacePages, quotePages, selfServicePages } from './marketplace-pages.ts'
import type { Figure, Route } from './measurement.ts'
import { withProduct } from './npm-start.ts'
import { countScripts } from './script-bytes.ts'

const KIB = 1024
const GOAL_KIB = 170

const letter = {
  benefitCode: 'TIN',
  kind: 'ap-certificate',
  number: '123417948736000004321',
  code: null,
  issuedOn: '2026-11-16',
  values: {},
  toSend: null,
  form: {
    ...{ firstName: 'Amal', lastName: 'Nasser', email: 'amal@example.com', phoneNumber: '+966512345678' },
    ...{ origin: 'SAU', destination: 'JPN', departureDate: '2030-12-01', returnDate: '', nationality: 'SAU' },
    ...{ dob: '1990-05-04', cardholderRelationship: 'cardholder', isDisabled: '', isStudent: '' },
  },
}

const routes: readonly Route[] = [
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

/** All JavaScript that pages load by themselves with an empty cache. What loads on demand, such as the calendar, is not included. */
export async function measure(): Promise<Figure[]> {
  return withProduct(async ({ portal }) => {
    const browser = await chromium.launch(await findChromium())
    try {
      const figures: Figure[] = []
      for (const route of routes) {
        const context = await browser.newContext()
        figures.push(
          await figureOf(await context.newPage(), portal, route).catch((error: Error) => {
            throw new Error(`${route.name}: ${error.message}`, { cause: error })
          }),
        )
        await context.close()
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

async function figureOf(
  page: Page,
  portal: string,
  { name, goalKib, open, isThere, framePath }: Route,
): Promise<Figure> {
  const there = (framePath ? page.frameLocator(`iframe[src*="${framePath}"]`) : page).locator(isThere).first()
  await open(page, portal)
  await there.waitFor()
  const link = await page.context().newCDPSession(page)
  await link.send('Network.clearBrowserCache')
  const bytes = countScripts(page, { framePath })
  await page.reload()
  await there.waitFor()
  const total = (await bytes()).get(portal) ?? 0
  if (total === 0) throw new Error(`${name}: nothing was loaded, so nothing was measured`)

  return {
    name: `${name}, JavaScript gzip`,
    figure: `${(total / KIB).toFixed(1)} KiB`,
    goal: `≤ ${goalKib} KiB`,
    met: total <= goalKib * KIB,
    note: `${total} bytes`,
  }
}

async function openBenefits(page: Page, { portal, card }: { portal: string; card: string }) {
  await page.goto(`${portal}/login`)
  await signIn(page, demoCard(card))
  await page.waitForURL('**/benefits')
}
