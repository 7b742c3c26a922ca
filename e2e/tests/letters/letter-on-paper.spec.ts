import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { expectToFit } from '../../pages/fits.ts'
import { cardShowing, cards } from '../../people.ts'
import { travelForm } from '../../src/travel-form.ts'
import { hasLetter } from '../../steps/has-letter.ts'
import { expect, test } from '../../story.ts'

const thailand = cardShowing('Standard card of Thailand')
const longName = 'Wolfeschlegelsteinhausenbergerdorff'
const form = { ...travelForm, firstName: `สมชาย ${longName}`, lastName: `محمد ${longName}` }

/** Prints the page as the browser's dialog does. */
async function print(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return {
    pages: [...pdf.matchAll(/\/Type \/Page\b/g)].length,
    sizes: [...new Set(sizes.map(([, wide, high]) => `${Math.round(Number(wide))} × ${Math.round(Number(high))}`))],
  }
}

test('a travel letter prints on one page of A4 in each language, and nothing else is printed [C-362, C-390]', async ({
  cardholder,
  page,
}) => {
  const text = content('letter-page', 'th_TH')
  await cardholder.startsSession(thailand)
  await hasLetter(page, thailand, { kind: 'ap-certificate', benefitCode: 'TIN', form })
  await cardholder.opens(thailand, 'benefits/TIN/ap-certificate', { locale: 'th_TH' })
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  expect(await print(page)).toEqual({ pages: 2, sizes: ['595 × 842'] })

  const save = page.getByRole('button', { name: text.save })
  await expect(save).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of [save, page.getByRole('link', { name: text.back }), page.getByRole('banner').first()])
    await expect(part).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText(form.firstName).first()).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await expectToFit(page, 'a travel letter')
})

test('a certificate of Mexico prints on Letter paper [C-350, C-364, C-365, C-X63]', async ({ cardholder, page }) => {
  const { isChildDisablement: _, isFullTimeStudent: __, ...common } = form
  await cardholder.startsSession(cards.blackMexico)
  await hasLetter(page, cards.blackMexico, {
    kind: 'mex-certificate',
    benefitCode: 'MEX',
    // As long as the form allows.
    form: { ...common, firstName: 'W'.repeat(20), lastName: 'M'.repeat(40), insuredId: 'W'.repeat(20) },
  })
  await cardholder.opens(cards.blackMexico, 'benefits/MEX/mex-certificate', { locale: 'es_LAC' })
  const sheets = page.getByRole('article')
  await expect(sheets.first()).toBeVisible()
  expect(await print(page)).toEqual({ pages: await sheets.count(), sizes: ['612 × 792'] })
})

test('a code that nobody issued is not known, and leaves the address [C-X74] @only-phone', async ({ page }) => {
  const text = content('verify-letter')
  await page.goto('/verify#7K3MP0QX2WVD')
  await expect(page.getByRole('alert').filter({ hasText: text.unknown_title })).toBeVisible()
  await expect(page).toHaveURL('/en_US/verify')
  await expectAccessible(page)
  await expectToFit(page, 'the check of a letter')
})
