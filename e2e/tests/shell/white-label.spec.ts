import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { origins } from '../../src/origins.ts'
import { expect, test } from '../../story.ts'
import { visibleTexts } from '../../visible-texts.ts'

test('a brand-agnostic card hides name and logo, also after a reload [P-321, P-322, P-323]', async ({
  cardholder,
  page,
}) => {
  await cardholder.signsIn(cards.brandAgnostic)
  await expectNoBrand(page)

  await page.reload()
  await cardholder.landsOnBenefits(cards.brandAgnostic)
  await expectNoBrand(page)
})

test('a host that starts with "ba" shows no brand, not even in the first response [P-321, P-322, P-324]', async ({
  page,
  request,
  cardholder,
}) => {
  // Unlike browsers, Node does not resolve subdomains of localhost.
  const { host } = new URL(origins.whiteLabel)
  const markup = await (await request.get(origins.portal, { headers: { host, accept: 'text/html' } })).text()
  expect(textOf(markup)).not.toContain('Amparo')

  await page.goto(origins.whiteLabel)
  await loginPage(page).arrives()
  await expectNoBrand(page)

  await cardholder.types(cards.oneBenefit.number)
  await cardholder.submits()
  await expect(page).toHaveURL(`${origins.whiteLabel}/usa/en_US/benefits`)
  await benefitsPage(page).arrives()
  await expectNoBrand(page)
})

test('pages without a card show no brand on a host that starts with "ba" [P-321, P-322, P-324]', async ({ page }) => {
  for (const path of ['/campaign/summer-travel', '/terms', '/privacy', '/accessibility'])
    await test.step(path, async () => {
      await page.goto(origins.whiteLabel + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoBrand(page)
    })
})

async function expectNoBrand(page: Page) {
  const { logo, home } = shell(page)
  await expect(home).toContainText(content('shell').brand_neutral)
  await expect(page).toHaveTitle(new RegExp(content('shell').brand_neutral))
  await expect(logo).toHaveCount(0)
  expect((await visibleTexts(page)).filter((text) => /amparo/i.test(text))).toEqual([])
}

/** The visible text of the markup, without attribute names, file names and data blocks. */
function textOf(markup: string): string {
  return markup
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<(?!img|title)[^>]*?(?:(aria-label|alt|title)="([^"]*)")?[^>]*>/g, ' $2 ')
}
