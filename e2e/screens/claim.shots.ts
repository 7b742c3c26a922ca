import { expect } from '@playwright/test'
import { content } from '../content.ts'
import { claimFormPage } from '../pages/claim-form-page.ts'
import { claimStartPage } from '../pages/claim-start-page.ts'
import { cardShowing } from '../people.ts'
import { cardholderAt } from '../steps/cardholder.ts'
import { claimantAt } from '../steps/claimant.ts'
import { goInApp } from '../steps/go-in-app.ts'
import { never, walk } from './walk.ts'

const isWindow = true
/** Its older benefits ask for the date of the loss first. */
const upgradedCard = cardShowing('Product graduation')

walk(
  'a claim that begins with a date',
  async ({ page, take }) => {
    const cardholder = cardholderAt(page)
    const { benefit, start, date } = claimStartPage(page)
    await cardholder.startsSession(upgradedCard)
    await cardholder.opens(upgradedCard, 'claims')
    await benefit(content('benefits').pur.name).click()
    await expect(date).toBeVisible()
    await take('claims', 'date')
    await start.click()
    await expect(page.locator('main .form-field-error').first()).toBeVisible()
    await take('claims', 'error')
  },
  { locales: ['en_US'] },
)

walk('a claim form', async ({ page, locale, card, take }) => {
  const cardholder = cardholderAt(page)
  const claimant = claimantAt(page)
  const start = claimStartPage(page, locale)
  const form = claimFormPage(page, locale)
  const home = `/${card.country.toLowerCase()}/${locale}`
  await cardholder.startsSession(card)
  await cardholder.opens(card, 'claims', { locale })
  await expect(start.heading).toBeVisible()
  await take('claims', 'start')

  const claim = await claimant.starts(card, 'PUR', { locale })
  await take('claim-step', 'empty')
  await form.continue.click()
  await expect(form.summary).toBeVisible()
  await take('claim-step', 'errors')
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  await take('claim-step', 'choices')
  await form.calendarButton(claim.pages[1]?.question_groups[0]?.questions[0]?.title ?? '').click()
  await expect(form.calendar).toBeVisible()
  await take('claim-step', 'calendar', { isWindow })
  await page.keyboard.press('Escape')
  await form.control('incident_country').fill('a')
  await expect(form.control('incident_country')).toHaveAttribute('aria-expanded', 'true')
  await take('claim-step', 'list', { isWindow })
  await page.keyboard.press('Escape')
  await form.saveLater.click()
  await expect(form.saveDialog).toBeVisible()
  await take('claim-step', 'save-dialog', { isWindow })
  await page.keyboard.press('Escape')

  await goInApp(page, `${home}/claims`)
  await expect(start.heading).toBeVisible()
  await take('claims', 'saved-claim')
  await goInApp(page, `${home}/benefits`)
  await page.locator('.benefit').first().waitFor()
  await take('benefits', 'saved-claim')

  await page.route('**/pages/**', never)
  await page.goto(`${home}/claims/PUR`, { waitUntil: 'commit' })
  await page.locator('.skeleton, .overlay, [aria-busy=true]').first().waitFor()
  await take('claim-step', 'loading', { isLoading: true })
})
