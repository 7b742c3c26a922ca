import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { expectTranslated } from '../../pages/translated.ts'
import { keyboardAt } from '../../steps/keyboard.ts'
import { expect, test } from '../../story.ts'

const WIDE = { width: 1440, height: 900 }
const slugs = [
  'shell',
  'claim-status-page',
  'claim-status-forms',
  'claim-statuses',
  'claim-documents',
  'uploads',
  'benefits',
] as const

for (const [country, locale] of [
  ['usa', 'en_US'],
  ['sau', 'ar_EEMEA'],
] as const)
  test(`form and result are accessible, translated and fit at 320 px and at 200 % zoom in ${locale} [C-261, C-263]`, async ({
    statusChecker,
    page,
  }) => {
    test.slow()
    const { arrives, check, summary, error, found, heading, needs, steps, send, text } = claimStatusPage(page, locale)
    for (const number of ['USAOPEN', 'USANO', 'USAWAIT']) {
      await statusChecker.findsInEveryCountry(number)
      await page.setViewportSize(WIDE)
      await page.goto(`/${country}/${locale}/claim-status/${number}?postal_code=62704`)
      await found(number)
      await expectAccessible(page, { state: number })
      await expectToFit(page, `${number} in ${locale}`)
    }
    await page.setViewportSize(WIDE)
    await expect(heading).toHaveText(needs(1))
    // Said once, below the heading.
    await expect(page.getByText(content('claim-statuses', locale).waiting_for_documents.text)).toHaveCount(1)
    const since = steps.and(page.locator('[aria-current]')).locator('time')
    const day = (await since.getAttribute('datetime')) ?? ''
    await expect(since).toHaveText(fill(text.since, { date: formatDate(day.slice(0, 10), locale) }))
    await expect(send).toBeVisible()
    await expectTranslated(page, { locale, slugs, what: 'result' })

    await page.goto(`/${country}/${locale}/claim-status`)
    await arrives()
    await check.click()
    await expect(summary).toBeFocused()
    await expect(error(text.number_label)).toHaveText(text.required)
    await expectTranslated(page, { locale, slugs, what: 'form with errors' })
    await expectToFit(page, `form with errors in ${locale}`)
    if (locale !== 'en_US') return
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await statusChecker.findsInEveryCountry('USANO')
    await page.goto(`/${country}/${locale}/claim-status/USANO?postal_code=62704`)
    await found('USANO')
    await expectAccessible(page, { state: 'result in the dark' })
  })

test('a claim can be looked up with the keyboard alone [C-245]', async ({ statusChecker, page }) => {
  const { number, postal_code, found, heading, text, needs } = claimStatusPage(page)
  const { skipsToContent, types } = keyboardAt(page)
  await statusChecker.opensForm('USA')
  await skipsToContent()
  await types(number, 'usawait')
  await types(postal_code, '62704')
  await page.keyboard.press('Enter')
  await found('USAWAIT')
  await expect(heading).toHaveText(needs(1))
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(text.result_title))
})
