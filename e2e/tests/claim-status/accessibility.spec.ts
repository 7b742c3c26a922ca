import { expectAccessible } from '../../pages/accessible.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { keyboardAt } from '../../steps/keyboard.ts'
import { expect, test } from '../../story.ts'

const WIDE = { width: 1440, height: 900 }

for (const [country, locale] of [
  ['usa', 'en_US'],
  ['sau', 'ar_EEMEA'],
] as const)
  test(`form and result are accessible and fit at 320 px and at 200 % zoom in ${locale}`, async ({
    statusChecker,
    page,
  }) => {
    test.slow()
    const { arrives, check, summary, found } = claimStatusPage(page, locale)
    for (const number of ['USAOPEN', 'USAWAIT', 'USANO']) {
      await statusChecker.findsInEveryCountry(number)
      await page.setViewportSize(WIDE)
      await page.goto(`/${country}/${locale}/claim-status/${number}?postal_code=62704`)
      await found(number)
      await expectAccessible(page, { state: number })
      await expectToFit(page, `${number} in ${locale}`)
    }
    await page.setViewportSize(WIDE)
    await page.goto(`/${country}/${locale}/claim-status`)
    await arrives()
    await check.click()
    await expect(summary).toBeFocused()
    await expectToFit(page, `form with errors in ${locale}`)
    if (locale !== 'en_US') return
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ colorScheme: 'dark' })
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
