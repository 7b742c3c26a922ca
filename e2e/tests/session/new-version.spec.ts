import { content } from '../../content.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('after a deploy removes a page’s files, the new version loads and the session continues', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED|dynamically imported module|PageMissing/)
  await cardholder.opensLogin()
  await page.route('**/assets/benefits-page-*.js', (route) => route.abort())
  // Once the document is loaded again, the files are there.
  await page.route('**/usa/en_US/benefits', async (route) => {
    await page.unroute('**/assets/benefits-page-*.js')
    await route.continue()
  })
  await cardholder.types(cards.oneBenefit.number)
  await cardholder.submits()

  await cardholder.landsOnBenefits(cards.oneBenefit)
})

test('a new version shows a notice instead of interrupting someone who is typing a card number', async ({
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED|dynamically imported module/)
  const { title, reload } = content('new-version')
  await page.route('**/assets/deferred-parts-*.js', async (route) => {
    await expect(page.locator('[data-typed]')).toHaveCount(1)
    await route.abort()
  })
  await page.goto('/')
  await expect(loginPage(page).frameReady).toBeVisible()
  // Typed slowly, so that the notice appears before the last digit.
  await loginPage(page).number.pressSequentially(cards.oneBenefit.number, { delay: 60 })

  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  await expect(loginPage(page).number).toHaveValue(cards.oneBenefit.number)
  await page.unroute('**/assets/deferred-parts-*.js')
  await page.getByRole('button', { name: reload }).click()
  await loginPage(page).arrives()
  await expect(shell(page).footer).toBeVisible()
})

for (const path of ['/', '/usa/en_US/benefits'])
  test(`${path} says so if its script cannot be loaded, and a second try works`, async ({ page, guard }) => {
    guard.tolerates(/ERR_FAILED/)
    const text = content('shell')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    const message = page.getByRole('alert').filter({ hasText: text.error_title })
    await expect(message).toBeVisible()

    await page.unroute('**/assets/*.js')
    await message.getByRole('link', { name: text.error_retry }).click()
    await loginPage(page).arrives()
    await expect(message).toBeHidden()
  })
