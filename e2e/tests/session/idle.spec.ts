import type { Route } from '@playwright/test'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { sessionDialogs } from '../../pages/session-dialogs.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('an idle person gets a warning, stays, and after being idle again is logged out [P-391, P-393] @only-phone', async ({
  cardholder,
  page,
  request,
}) => {
  const { warning, stay, timeout, confirm } = sessionDialogs(page)
  await page.clock.install()
  const benefitsRequest = page.waitForRequest('**/api/cardholder/v1/benefits/')
  await cardholder.signsIn(cards.premiumUsa)
  const replay = { data: (await benefitsRequest).postDataJSON() }
  await page.clock.fastForward('12:50')
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward('00:20')
  await expect(warning).toBeVisible()
  await expectAccessible(page, { state: 'warning' })
  await stay.click()
  await expect(warning).toHaveCount(0)

  await page.clock.fastForward('15:01')
  await expect(timeout).toBeVisible()
  await expectAccessible(page, { state: 'timeout' })
  await expect.poll(async () => (await request.post('/api/cardholder/v1/benefits/', replay)).status()).toBe(422)
  await confirm.click()
  await expect(loginPage(page).loggedOut).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('going back from the timeout message also logs out and leaves no personal data [P-394]', async ({
  cardholder,
  page,
}) => {
  const { timeout, canWarn } = sessionDialogs(page)
  await page.clock.install()
  await Promise.all([canWarn(), cardholder.signsIn(cards.premiumUsa)])
  await page.clock.fastForward('15:01')
  await expect(timeout).toBeVisible()
  await page.goBack()

  await expect(loginPage(page).loggedOut).toBeVisible()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('an idle person is logged out although the code that would warn first could not be loaded [P-391]', async ({
  cardholder,
  page,
  request,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED|dynamically imported module/)
  const typed = Promise.withResolvers<void>()
  const loseOnce = async (route: Route) => {
    await typed.promise
    await route.abort()
  }
  await page.route('**/assets/session-*.js', loseOnce, { times: 1 })
  await page.clock.install()
  const benefitsRequest = page.waitForRequest('**/api/cardholder/v1/benefits/')
  await cardholder.isSignedIn(cards.premiumUsa)
  const replay = { data: (await benefitsRequest).postDataJSON() }
  // What is typed keeps the page from reloading.
  await benefitsPage(page).search.pressSequentially('phone')
  typed.resolve()
  await expect(page.getByRole('alert').filter({ hasText: content('new-version').title })).toBeVisible()

  await page.clock.fastForward('15:01')
  await expect(loginPage(page).loggedOut).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await request.post('/api/cardholder/v1/benefits/', replay)).status()).toBe(422)
})

test('a guest is never timed out [P-391, P-X55]', async ({ cardholder, page }) => {
  const { warning, timeout } = sessionDialogs(page)
  await page.clock.install()
  await cardholder.opensLogin()
  await page.clock.fastForward('20:00')

  await expect(warning).toHaveCount(0)
  await expect(timeout).toHaveCount(0)
})
