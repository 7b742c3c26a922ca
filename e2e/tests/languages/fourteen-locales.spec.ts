import { fill, plural } from '@amparo/content/fill'
import type { Slug } from '@amparo/content/slugs'
import { directionOf, intlTag, languageTag, locales } from '@amparo/rules/locale/locales'
import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardFor } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs: Slug[] = ['shell', 'pan-entry-page', 'benefits-home', 'benefits']

test('the language list has exactly the fourteen locales [P-004, P-297]', async ({ cardholder, page }) => {
  await cardholder.opensLogin()

  const offered = await shell(page)
    .language.getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(offered).toEqual(locales)
})

for (const [locale, id] of [
  ['en_US', 'P-298'],
  ['en_LAC', 'P-299'],
  ['en_AP', 'P-300'],
  ['en_EEMEA', 'P-301'],
  ['es_LAC', 'P-302'],
  ['pt_BR', 'P-303'],
  ['zh_TW', 'P-304'],
  ['zh_CN', 'P-305'],
  ['th_TH', 'P-306'],
  ['vi_VN', 'P-307'],
  ['ko_KR', 'P-308'],
  ['ar_EEMEA', 'P-309'],
  ['id_ID', 'P-310'],
  ['ms_MY', 'P-311'],
] as const)
  test(`card entry and benefits are fully translated in ${locale} [${id}, P-137, P-295]`, async ({
    cardholder,
    page,
  }) => {
    const login = loginPage(page, locale)
    const { html, text } = shell(page, locale)
    await cardholder.opensLogin({ locale })
    await expect(html).toHaveAttribute('lang', languageTag(locale))
    await expect(html).toHaveAttribute('dir', directionOf(locale))
    await expect(page).toHaveTitle(fill(text.page_title, { page: login.text.title, brand: 'Amparo' }))
    await expect(login.subtitle).toBeVisible()
    await expect(login.frameRoot).toHaveAttribute('dir', directionOf(locale))
    expect(untranslatedTexts(await visibleTexts(page), locale, slugs)).toEqual([])

    const card = cardFor(locale)
    await cardholder.types(card.number, { locale })
    await cardholder.submits({ locale })
    await cardholder.landsOnBenefits(card, { locale })
    const benefits = benefitsPage(page, locale)
    const shown = await benefits.names.allTextContents()
    const known = Object.values(content('benefits', locale)).map(({ name }) => name)
    expect(shown.filter((name) => !known.includes(name))).toEqual([])
    await expect(benefits.heading).toHaveText(
      fill(plural(benefits.text.title, shown.length, intlTag(locale)), { count: shown.length }),
    )
    await expect(page).toHaveTitle(fill(text.page_title, { page: benefits.text.page, brand: 'Amparo' }))
    expect(untranslatedTexts(await visibleTexts(page), locale, slugs)).toEqual([])
  })
