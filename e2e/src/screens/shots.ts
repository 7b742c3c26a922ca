import type { Locale } from '@amparo/rules/locale/locales'
import type { Page } from '@playwright/test'
import { demoCard, signIn } from './sign-in.ts'

export const shownLocales = ['en_US', 'ar_EEMEA', 'th_TH', 'zh_TW'] as const satisfies Locale[]
export type ShownLocale = (typeof shownLocales)[number]
export type Width = 'phone' | 'desktop'

/** What a shot needs to prepare its page for the picture. */
export type Scene = { page: Page; locale: ShownLocale; portal: string; whiteLabel: string }

export type Shot = {
  name: string
  arrange(scene: Scene): Promise<void>
  /** All locales by default. */
  locales?: readonly ShownLocale[]
  widths?: readonly Width[]
  /** Takes only the visible part instead of the whole page, for dialogs and banners over the page. */
  windowOnly?: boolean
  /** Shows the consent banner, because no choice has been made yet. */
  asksConsent?: boolean
}

const homeCards: Record<ShownLocale, string> = {
  en_US: 'Premium card of the USA',
  ar_EEMEA: 'Standard card of Saudi Arabia',
  th_TH: 'Premium card of Thailand',
  zh_TW: 'Premium card of Taiwan',
}

/** The country whose claim status page is shown in a locale. Saudi Arabia has no such page. */
const claimStatus: Partial<Record<ShownLocale, string>> = { en_US: 'can', th_TH: 'tha', zh_TW: 'hkg' }

export const shots: Shot[] = [
  { name: 'login', arrange: openLogin },
  { name: 'login-error', arrange: submitEmpty },
  { name: 'refusal', arrange: (scene) => sendCard(scene, 'Refusal transfer_to_phone', '.banner') },
  {
    name: 'no-active-benefits',
    arrange: (scene) => sendCard(scene, 'All benefits expired', 'dialog[open]'),
    windowOnly: true,
  },
  { name: 'benefits', arrange: (scene) => openHome(scene) },
  { name: 'benefit', arrange: (scene) => openCardPage(scene, 'benefits/PUR') },
  { name: 'before-you-start', arrange: openBeforeYouStart, windowOnly: true },
  // Saudi Arabia has no guides (P-272).
  {
    name: 'guide',
    arrange: (scene) => openCardPage(scene, 'benefits/PUR/guide'),
    locales: shownLocales.filter((locale) => locale !== 'ar_EEMEA'),
  },
  { name: 'claim-status', arrange: openClaimStatus, locales: Object.keys(claimStatus) as ShownLocale[] },
  { name: 'contact', arrange: (scene) => openCardPage(scene, 'contact') },
  { name: 'claims', arrange: (scene) => openCardPage(scene, 'claims') },
  { name: 'continue-claim', arrange: (scene) => openPublicPage(scene, 'continue') },
  { name: 'terms', arrange: (scene) => openPublicPage(scene, 'terms') },
  { name: 'privacy', arrange: (scene) => openPublicPage(scene, 'privacy') },
  { name: 'accessibility', arrange: (scene) => openPublicPage(scene, 'accessibility') },
  { name: 'campaign', arrange: (scene) => openPublicPage(scene, 'campaign/summer-travel') },
  { name: 'campaign-short', arrange: (scene) => openPublicPage(scene, 'campaign/new-phone') },
  { name: 'redirect-notice', arrange: openRedirectNotice, windowOnly: true },
  { name: 'entry-progress', arrange: openEntryProgress, windowOnly: true },
  { name: 'entry-failed', arrange: openFailedEntry, windowOnly: true },
  { name: 'return-to-network', arrange: openReturn, locales: ['en_US'] },
  { name: 'white-label', arrange: (scene) => openHome({ ...scene, portal: scene.whiteLabel }) },
  { name: 'third-party-banner', arrange: openHomeWithPartner },
  { name: 'menu', arrange: openMenu, widths: ['phone'], windowOnly: true },
  { name: 'consent', arrange: openConsent, asksConsent: true, windowOnly: true },
  { name: 'manage-cookies', arrange: manageCookies, windowOnly: true },
  { name: 'footer', arrange: openFooter, windowOnly: true },
  { name: 'skeleton', arrange: openSkeleton },
  { name: 'dev', arrange: ({ page, portal }) => open(page, `${portal}/dev`), locales: ['en_US'] },
  { name: 'api-docs', arrange: ({ page, portal }) => open(page, `${portal}/api/docs`), locales: ['en_US'] },
]

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
}

async function openLogin({ page, portal, locale }: Scene): Promise<void> {
  await open(page, `${portal}/${locale}/login`)
  await page.locator('.frame-box[data-frame=ready]').waitFor()
}

async function submitEmpty(scene: Scene): Promise<void> {
  await openLogin(scene)
  await scene.page.locator('button[type=submit]').click()
  await scene.page.locator('.field[data-invalid]').waitFor()
}

async function sendCard(scene: Scene, shows: string, arrival: string): Promise<void> {
  await openLogin(scene)
  await signIn(scene.page, demoCard(shows))
  await scene.page.locator(arrival).waitFor()
}

async function openHome(scene: Scene): Promise<void> {
  await sendCard(scene, homeCards[scene.locale], '.benefit >> nth=0')
}

async function openClaimStatus({ page, portal, locale }: Scene): Promise<void> {
  await open(page, `${portal}/${claimStatus[locale]}/${locale}/claim-status`)
  await page.locator('main h1').waitFor()
}

async function openCardPage(scene: Scene, path: string): Promise<void> {
  await openHome(scene)
  await open(scene.page, scene.page.url().replace(/benefits$/, path))
  await scene.page.locator('main h1').waitFor()
}

async function openBeforeYouStart(scene: Scene): Promise<void> {
  await openCardPage(scene, 'benefits/PUR')
  await scene.page.locator('.action-card button >> nth=0').click()
  await scene.page.locator('dialog[open]').waitFor()
}

async function openPublicPage({ page, portal, locale }: Scene, path: string): Promise<void> {
  await open(page, `${portal}/${locale}/${path}`)
  await page.locator('main h1').waitFor()
}

async function openRedirectNotice(scene: Scene): Promise<void> {
  await openPublicPage(scene, 'campaign/summer-travel')
  await scene.page.locator('.campaign-hero .button').click()
  await scene.page.locator('dialog[open]').waitFor()
}

const entryLink = ({ portal, locale }: Scene) =>
  `${portal}/usa/prefill?cardholder_data=x&benefit_code=CDW&country_code=USA&language_code=${locale}`

async function openEntryProgress(scene: Scene): Promise<void> {
  await scene.page.route('**/prefill_token', () => new Promise(() => undefined))
  await scene.page.goto(entryLink(scene))
  await scene.page.locator('.entry-progress p:not(:empty)').waitFor()
}

async function openFailedEntry(scene: Scene): Promise<void> {
  await open(scene.page, entryLink(scene))
  await scene.page.locator('dialog[open]').waitFor()
}

/** An empty answer from the target keeps the page open for the picture. */
async function openReturn({ page, portal }: Scene): Promise<void> {
  await page.route('https://card-network.example/**', (route) => route.fulfill({ status: 204 }))
  await open(page, `${portal}/return-to-mastercard`)
  await page.locator('main h1').waitFor()
}

/** Not every language has a demo card with a partner, so the benefit is added to the response for the picture. */
async function openHomeWithPartner(scene: Scene): Promise<void> {
  await scene.page.route('**/api/cardholder/v1/benefits/', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { benefits: { benefit_code: string; benefit_id: string }[] }
    const partner = { ...answer.benefits[0], benefit_code: 'CON', benefit_id: 'picture', is_third_party: true }
    await route.fulfill({ response, json: { ...answer, benefits: [...answer.benefits, partner] } })
  })
  await openHome(scene)
  await scene.page.locator('.partner').waitFor()
}

async function openMenu(scene: Scene): Promise<void> {
  await openHome(scene)
  await scene.page.locator('.top .narrow button').click()
  await scene.page.locator('dialog.menu[open]').waitFor()
}

async function openConsent(scene: Scene): Promise<void> {
  await openLogin(scene)
  await scene.page.locator('.consent').waitFor()
}

async function manageCookies(scene: Scene): Promise<void> {
  await openLogin(scene)
  await scene.page.locator('.foot-links button').click()
  await scene.page.locator('dialog[open]').waitFor()
}

/** The disclaimers and the scroll-to-top button. */
async function openFooter(scene: Scene): Promise<void> {
  await openHome(scene)
  await scene.page.locator('.insurer-mark').scrollIntoViewIfNeeded()
}

async function openSkeleton(scene: Scene): Promise<void> {
  await openHome(scene)
  await scene.page.route('**/api/cardholder/v1/benefits/', () => new Promise(() => undefined))
  await scene.page.reload({ waitUntil: 'domcontentloaded' })
  await scene.page.locator('.skeleton >> nth=0').waitFor()
}
