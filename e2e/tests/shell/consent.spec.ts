import type { Page } from '@playwright/test'
import { expectAccessible } from '../../pages/accessible.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards, digitsOf, last4Of } from '../../people.ts'
import { expect, test } from '../../story.ts'

test.use({ isConsentUndecided: true })

test('the cookie banner blocks nothing, and nothing is tracked before a choice [P-025, P-396] @only-phone', async ({
  cardholder,
  page,
}) => {
  await cardholder.opensLogin()
  const { consentBanner } = shell(page)
  await expect(consentBanner).toBeVisible()
  await expectAccessible(page, { state: 'consent' })

  await cardholder.types(cards.premiumUsa.number)
  await cardholder.submits()
  await cardholder.landsOnBenefits(cards.premiumUsa)
  await expect(consentBanner).toBeVisible()
  expect(await events(page)).toEqual([])
})

test('after consent, events are tracked without any card data [P-396]', async ({ cardholder, page }) => {
  const { consentBanner, acceptAll } = shell(page)
  await cardholder.opensLogin()
  await expect(consentBanner).toBeVisible()
  await expectAccessible(page, { state: 'consent' })
  await acceptAll.click()
  await expect(consentBanner).toHaveCount(0)
  await cardholder.types(cards.premiumUsa.number)
  await cardholder.submits()
  await cardholder.landsOnBenefits(cards.premiumUsa)

  await expect.poll(async () => (await events(page)).map(({ event }) => event)).toContain('page_view')
  const tracked = await events(page)
  expect(tracked).toEqual([
    { event: 'login_submitted' },
    { event: 'login_succeeded' },
    { event: 'page_view', route: '/:country/:language/benefits' },
  ])
  const { panToken } = await page.evaluate(() => JSON.parse(sessionStorage.card ?? '{}'))
  for (const secret of [digitsOf(cards.premiumUsa), last4Of(cards.premiumUsa), panToken])
    expect(JSON.stringify(tracked)).not.toContain(secret)
})

test('the cookie choice is remembered and can be changed in "Manage cookies" [P-024, P-396]', async ({
  cardholder,
  page,
}) => {
  const { acceptAll, consentBanner, manageCookies, cookieDialog, statistics, saveCookies, snackbars, consentText } =
    shell(page)
  await cardholder.opensLogin()
  await acceptAll.click()
  await page.reload()
  await loginPage(page).arrives()
  await expect.poll(() => events(page)).toEqual([{ event: 'page_view', route: '/' }])
  await expect(consentBanner).toHaveCount(0)

  await manageCookies.click()
  await expect(cookieDialog).toBeVisible()
  await expectAccessible(page, { state: 'cookie dialog' })
  await statistics.uncheck()
  await saveCookies.click()
  await expect(snackbars).toContainText(consentText.saved)
  await expect(manageCookies).toBeFocused()

  await page.reload()
  await loginPage(page).arrives()
  await manageCookies.click()
  await expect(statistics).not.toBeChecked()
  expect(await events(page)).toEqual([])
})

test('the cookie banner follows the language of the page [P-318]', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await shell(page).language.selectOption('ar_EEMEA')
  const { consentBanner } = shell(page, 'ar_EEMEA')
  await expect(consentBanner).toBeVisible()
  await expect(consentBanner).toHaveAttribute('dir', 'rtl')
})

type TrackedEvent = { event: string; route?: string }

function events(page: Page): Promise<TrackedEvent[]> {
  return page.evaluate(() => (globalThis as { dataLayer?: TrackedEvent[] }).dataLayer ?? [])
}
