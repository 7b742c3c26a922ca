import { expectAccessible } from '../../pages/accessible.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('links of the top bar and the footer open their pages, with the heading focused [P-002, P-007, P-008, P-009, P-026]', async ({
  cardholder,
  page,
}) => {
  const { nav, text, footer } = shell(page)
  await cardholder.isSignedIn(cards.premiumUsa)
  await expect(footer.getByText('Alderin Insurance')).toBeVisible()
  await expect(footer.locator('[data-insurer="default"]')).toBeVisible()
  const titles = new Set([await page.title()])
  for (const label of [text.nav_claims, text.nav_claim_status, text.nav_contact, text.nav_benefits]) {
    await page.evaluate(() => scrollTo(0, 500))
    const link = nav.getByRole('link', { name: label, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(nav.locator('[aria-current]')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(4)

  for (const [label, path] of [
    [text.privacy, '/usa/en_US/privacy'],
    [text.terms, '/usa/en_US/terms'],
  ] as const) {
    await footer.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the skip link is the first Tab stop and moves the focus to the page content', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await page.keyboard.press('Tab')
  await expect(shell(page).skipLink).toBeFocused()
  await expect(shell(page).skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the phone menu traps the focus, has all links, and closes on Escape [P-005, P-006] @only-phone', async ({
  cardholder,
  page,
}) => {
  const { openMenu, closeMenu, menu, text, theme, html, logout } = shell(page)
  await cardholder.isSignedIn(cards.premiumUsa)
  await expect(logout).toBeHidden()
  await openMenu.click()
  await expect(menu).toBeVisible()
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page, { state: 'menu' })

  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .top > .wrap') === null)).toBe(true)
  }
  await theme.selectOption('dark')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(openMenu).toBeFocused()

  await openMenu.click()
  await menu.getByRole('link', { name: text.nav_contact }).click()
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/usa/en_US/contact')

  await openMenu.click()
  await closeMenu.click()
  await expect(menu).toHaveCount(0)
  await openMenu.click()
  await menu.getByRole('link', { name: text.logout }).click()
  await expect(loginPage(page).loggedOut).toBeVisible()
})

test('changing the language in the menu keeps the page [P-004] @only-phone', async ({ cardholder, page }) => {
  await cardholder.isSignedIn(cards.saudi, { locale: 'ar_EEMEA' })
  await shell(page, 'ar_EEMEA').openMenu.click()
  await shell(page, 'ar_EEMEA').menu.getByRole('combobox').first().selectOption('en_EEMEA')

  await expect(page).toHaveURL('/sau/en_EEMEA/benefits')
  await benefitsPage(page, 'en_EEMEA').arrives()
})

test('the scroll-to-top button shows after 800 px and scrolls to the top [P-012, P-013] @only-phone', async ({
  cardholder,
  page,
}) => {
  const { scrollToTop } = shell(page)
  await cardholder.isSignedIn(cards.premiumUsa)
  await page.evaluate(() => scrollTo(0, 800))
  await expect(scrollToTop).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 801))
  await expect(scrollToTop).toBeInViewport()
  await scrollToTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(scrollToTop).toHaveCount(0)
})

test('a loading overlay shows during a slow response, and then disappears [P-014, P-016]', async ({
  cardholder,
  page,
}) => {
  const { overlay } = shell(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cardholder/v1/benefits/', async (route) => {
    await answer.promise
    await route.continue()
  })
  await cardholder.opensLogin()
  await cardholder.types(cards.oneBenefit.number)
  await expect(overlay).toHaveCount(0)
  await cardholder.submits()
  await expect(overlay).toBeVisible()
  await expect(page.locator('.button > .spinner')).toBeHidden()
  answer.resolve()
  await cardholder.landsOnBenefits(cards.oneBenefit)
  await expect(overlay).toHaveCount(0)
})

test('losing and regaining the connection each show a message at the bottom right [P-017, P-021, P-022]', async ({
  cardholder,
  page,
  context,
}) => {
  const { snackbars } = shell(page)
  await cardholder.opensLogin()
  // The message area is added after the first interaction with the loaded page.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(snackbars).toBeAttached({ timeout: 1000 })
  }).toPass()
  await context.setOffline(true)
  const message = snackbars.locator('.snackbar-warning')
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  expect(box && 1440 - box.x - box.width).toBeLessThan(40)
  expect(box && 900 - box.y - box.height).toBeLessThan(40)
  await context.setOffline(false)
  await expect(message).toHaveCount(0)
  await expect(snackbars.locator('.snackbar-success')).toBeVisible()
  await expect(loginPage(page).heading).toBeVisible()
})

test('a page restored from the back/forward cache is reloaded [P-027]', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    document.title = 'before'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await loaded
  await loginPage(page).arrives()
  await expect(page).not.toHaveTitle('before')
})
