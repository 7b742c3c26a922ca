import { loginPage } from '../../pages/login-page.ts'
import { sessionDialogs } from '../../pages/session-dialogs.ts'
import { cards, last4Of } from '../../people.ts'
import { cardholderAt } from '../../steps/cardholder.ts'
import { expect, test } from '../../story.ts'

const { oneBenefit } = cards

test('a new tab shares the session, and logging out in it also logs out the first tab [P-156, P-387]', async ({
  cardholder,
  page,
  context,
}) => {
  await cardholder.signsIn(oneBenefit)
  const second = await context.newPage()
  await second.goto('/usa/en_US/benefits')
  await cardholderAt(second).landsOnBenefits(oneBenefit)
  await second.goto('/?logout=1')
  await expect(loginPage(second).loggedOut).toBeVisible()

  await expect(sessionDialogs(page).endedElsewhere).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(last4Of(oneBenefit))).toHaveCount(0)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('activity in one tab keeps the session alive in the other [P-391]', async ({ cardholder, page, context }) => {
  await page.clock.install()
  await cardholder.signsIn(oneBenefit)
  const second = await context.newPage()
  await second.goto('/usa/en_US/benefits')
  await cardholderAt(second).landsOnBenefits(oneBenefit)
  await page.clock.fastForward('13:30')
  const { warning } = sessionDialogs(page)
  await expect(warning).toBeVisible()

  await second.evaluate((time) => localStorage.setItem('amparo-active', String(time)), Date.now() + 13.5 * 60_000)
  await expect(warning).toHaveCount(0)
})
