import { expect } from '@playwright/test'
import { claimStatusPage } from '../pages/claim-status-page.ts'
import { statusCheckerAt } from '../steps/status-checker.ts'
import { never, walk } from './walk.ts'

const CHECK = '**/claims/status_check/'

walk('claim status', async ({ page, locale, card, take }) => {
  const status = claimStatusPage(page, locale)
  const form = `/${card.country.toLowerCase()}/${locale}/claim-status`
  const open = async (number: string) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await statusCheckerAt(page).findsInEveryCountry(number)
  }
  for (const number of ['USAOPEN', 'USAWAIT', 'USAPAID', 'USANO']) {
    await open(number)
    await page.goto(`${form}/${number}?postal_code=62704&surname=Whitfield`)
    await status.found(number)
    await take('claim-status', number.toLowerCase())
  }
  await page.goto(form)
  await expect(status.check).toBeVisible()
  await take('claim-status', 'form')
  await status.check.click()
  await expect(status.summary).toBeVisible()
  await take('claim-status', 'errors')
  await page.route(CHECK, (route) =>
    route.fulfill({ status: 422, json: { error_code: 'claim_not_found', request_id: 'x' } }),
  )
  await page.goto(`${form}/USANONE?postal_code=62704&surname=Whitfield`)
  await expect(status.refusal).toBeVisible()
  await take('claim-status', 'not-found')
  await page.route(CHECK, never)
  await page.goto(`${form}/USAOPEN?postal_code=62704&surname=Whitfield`, { waitUntil: 'commit' })
  await page.locator('[aria-busy=true]').first().waitFor()
  await take('claim-status', 'loading', { isLoading: true })
})
