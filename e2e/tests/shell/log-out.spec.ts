import type { Page } from '@playwright/test'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('logging out shows a message, ends the session and its token, and Back does not restore it [P-003, P-112, P-155, P-156, P-157]', async ({
  cardholder,
  page,
  request,
}) => {
  const benefitsRequest = page.waitForRequest('**/api/cardholder/v1/benefits/')
  await cardholder.isSignedIn(cards.premiumUsa)
  const replay = { data: (await benefitsRequest).postDataJSON() }
  expect((await request.post('/api/cardholder/v1/benefits/', replay)).status()).toBe(200)
  await expect(shell(page).logout).toHaveAttribute('href', '/?logout=1')
  await cardholder.logsOut()
  expect(await session(page)).toEqual({})
  await expect(page).toHaveURL('/')
  await loginPage(page).arrives()
  const refused = await request.post('/api/cardholder/v1/benefits/', replay)
  expect(refused.status()).toBe(422)
  expect(await refused.json()).toMatchObject({ error_code: 'unable_to_verify_card' })

  await page.goBack()
  await expect(loginPage(page).heading).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await session(page)).toEqual({})
})

function session(page: Page) {
  return page.evaluate(() => ({ ...sessionStorage }))
}
