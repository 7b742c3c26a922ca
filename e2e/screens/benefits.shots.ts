import { expect } from '@playwright/test'
import { benefitPage } from '../pages/benefit-page.ts'
import { benefitsPage } from '../pages/benefits-page.ts'
import { contactPage } from '../pages/contact-page.ts'
import { sessionDialogs } from '../pages/session-dialogs.ts'
import { shell } from '../pages/shell.ts'
import { cardholderAt } from '../steps/cardholder.ts'
import { goInApp } from '../steps/go-in-app.ts'
import { arrives, never, walk } from './walk.ts'

const BENEFITS = '**/api/cardholder/v1/benefits/'
const isWindow = true

walk('benefits', async ({ page, locale, card, take }) => {
  const cardholder = cardholderAt(page)
  const benefits = benefitsPage(page, locale)
  const benefit = benefitPage(page, locale)
  const { openMenu, menu } = shell(page, locale)
  const home = `/${card.country.toLowerCase()}/${locale}`
  await cardholder.startsSession(card)
  await cardholder.opens(card, 'benefits', { locale })
  await expect(benefits.names.first()).toBeVisible()
  await take('benefits', 'list')
  if (await benefits.search.isVisible()) {
    await benefits.search.fill('qqq')
    await expect(benefits.showAll).toBeVisible()
    await take('benefits', 'nothing-found')
    await benefits.showAll.click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openMenu.click()
  await expect(menu).toBeVisible()
  await take('benefits', 'menu', { widths: ['phone'], isWindow })
  await page.keyboard.press('Escape')

  await goInApp(page, `${home}/benefits/PUR`)
  await expect(benefit.startClaim).toBeVisible()
  await take('benefit', 'page')
  await benefit.startClaim.click()
  await expect(benefit.sheet).toBeVisible()
  await take('benefit', 'before-you-start', { isWindow })
  await page.keyboard.press('Escape')
  // Saudi Arabia has no guides (P-272).
  if (await benefit.guide.isVisible()) {
    await goInApp(page, `${home}/benefits/PUR/guide`)
    await page.locator('.guide-contents').first().waitFor()
    await take('guide', 'page')
  }
  await goInApp(page, `${home}/contact`)
  const contact = contactPage(page, locale)
  await expect(contact.now).toBeVisible()
  await take('contact', 'page')
  if (await contact.openList.isVisible()) {
    await contact.openList.click()
    await expect(contact.list).toBeVisible()
    await take('contact', 'all-numbers', { isWindow })
  }

  await page.route(BENEFITS, never)
  await page.goto(`${home}/benefits`, { waitUntil: 'commit' })
  await page.locator('.skeleton').first().waitFor()
  await take('benefits', 'loading', { isLoading: true })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(BENEFITS, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`${home}/benefits`)
  await arrives(page)
  await take('benefits', 'error')
})

walk('the end of a session', async ({ page, locale, card, take }) => {
  const cardholder = cardholderAt(page)
  const { warning, timeout } = sessionDialogs(page, locale)
  await page.clock.install()
  await cardholder.startsSession(card)
  await cardholder.opens(card, 'benefits', { locale })
  await page.locator('.benefit').first().waitFor()
  // Idle people are noticed from the first press on, half a second after the last one.
  await page.keyboard.press('Tab')
  await shell(page).snackbars.waitFor({ state: 'attached' })
  await page.clock.runFor(1000)
  await page.clock.fastForward('12:50')
  await expect(async () => {
    await page.clock.fastForward('00:20')
    await expect(warning).toBeVisible({ timeout: 30_000 })
  }).toPass()
  await take('session', 'warning', { isWindow })
  await page.clock.fastForward('02:30')
  await expect(timeout).toBeVisible()
  await take('session', 'timed-out', { isWindow })
})

/** Not every language has a demo card with a partner, so the benefit is added to the answer. */
walk('a partner', async ({ page, locale, card, take }) => {
  const cardholder = cardholderAt(page)
  await page.route(BENEFITS, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { benefits: { benefit_code: string; benefit_id: string }[] }
    const partner = { ...answer.benefits[0], benefit_code: 'CON', benefit_id: 'picture', is_third_party: true }
    await route.fulfill({ response, json: { ...answer, benefits: [...answer.benefits, partner] } })
  })
  await cardholder.startsSession(card)
  await cardholder.opens(card, 'benefits', { locale })
  await page.locator('.partner').waitFor()
  await take('benefits', 'partner')
})
