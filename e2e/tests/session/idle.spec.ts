import { expectAccessible } from '../../pages/accessible.ts'
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
  const { timeout } = sessionDialogs(page)
  await page.clock.install()
  await cardholder.signsIn(cards.premiumUsa)
  await page.clock.fastForward('15:01')
  await expect(timeout).toBeVisible()
  await page.goBack()

  await expect(loginPage(page).loggedOut).toBeVisible()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('a guest is never timed out [P-391, P-X55]', async ({ cardholder, page }) => {
  const { warning, timeout } = sessionDialogs(page)
  await page.clock.install()
  await cardholder.opensLogin()
  await page.clock.fastForward('20:00')

  await expect(warning).toHaveCount(0)
  await expect(timeout).toHaveCount(0)
})
