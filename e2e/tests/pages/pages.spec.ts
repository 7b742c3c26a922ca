import type { Locale } from '@amparo/rules/locale/locales'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { loginPage } from '../../pages/login-page.ts'
import { readingPage } from '../../pages/reading-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const pages = [
  ['privacy', 'ar_EEMEA'],
  ['accessibility', 'zh_TW'],
  ['terms', 'en_US'],
] as const satisfies [string, Locale][]

test('terms, privacy and accessibility open without a card [P-008, P-028, P-030, P-031, P-032, P-033] @only-phone', async ({
  page,
}) => {
  for (const [slug, locale] of pages) {
    await page.goto(locale === 'en_US' ? `/${slug}` : `/${locale}/${slug}`)
    const reading = readingPage(page, slug, locale)
    await reading.arrives()
    await expect(reading.section(reading.text.s6_title)).toContainText(reading.text.s6_body[0] ?? '')
  }
})

test('the table of contents links to the sections', async ({ page }) => {
  const reading = readingPage(page, 'terms')
  await page.goto('/terms')
  await reading.contents.getByRole('link', { name: reading.text.s6_title }).click()

  await expect(reading.section(reading.text.s6_title)).toBeInViewport()
  await expect(page).toHaveURL('/terms#s6')
})

test('with its flag off, the accessibility statement is gone [P-029]', async ({ page }) => {
  await page.route('**/api/feature_flags/v1/', (route) => route.fulfill({ json: [] }))
  await page.goto('/pt_BR/accessibility')

  await expect(page).toHaveURL('/pt_BR/login')
  await loginPage(page, 'pt_BR').arrives()
})

test('the contact and claims pages show the country’s phone numbers [P-352] @only-phone', async ({
  cardholder,
  page,
}) => {
  await cardholder.startsSession(cards.premiumUsa)
  for (const [path, title, shown] of [
    ['contact', content('contact').title, '+1 800 555 0157'],
    ['claims', content('claims-start').title, '+1 800 555 0157'],
  ] as const) {
    await page.goto(`/usa/en_US/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: shown })).toHaveAttribute('href', 'tel:+18005550157')
    await expectAccessible(page)
  }
})

test('the return page leads to the card network [P-063, P-077]', async ({ page, guard }) => {
  guard.tolerates(/request to https:\/\/card-network\.example/)
  await page.route('https://card-network.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Card network</title>' }),
  )
  await page.goto('/return-to-mastercard')

  await expect(page).toHaveURL('https://card-network.example/')
})
