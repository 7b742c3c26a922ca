import { fill, plural } from '@amparo/content/fill'
import type { Slug } from '@amparo/content/slugs'
import { directionOf, intlTag, type Locale, languageTag, locales } from '@amparo/rules/locale/locales'
import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardFor } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs: Slug[] = ['shell', 'pan-entry-page', 'benefits-home', 'benefits']

// Two halves, so that they can run in parallel.
const halves: [Locale[], ids: string][] = [
  [locales.slice(0, 7), '[P-004, P-298 to P-304]'],
  [locales.slice(7), '[P-305 to P-311]'],
]

for (const [half, ids] of halves)
  test(`card entry and benefits are fully translated in ${half.join(', ')} ${ids} [P-137, P-295, P-297]`, async ({
    cardholder,
    page,
  }) => {
    test.slow()
    for (const [index, locale] of half.entries())
      await test.step(locale, async () => {
        const login = loginPage(page, locale)
        const { html, text, language } = shell(page, locale)
        await cardholder.opensLogin({ locale })
        await expect(html).toHaveAttribute('lang', languageTag(locale))
        await expect(html).toHaveAttribute('dir', directionOf(locale))
        await expect(page).toHaveTitle(fill(text.page_title, { page: login.text.title, brand: 'Amparo' }))
        await expect(login.subtitle).toBeVisible()
        await expect(login.frameRoot).toHaveAttribute('dir', directionOf(locale))
        expect(await language.getByRole('option').evaluateAll(valuesOf)).toEqual(locales)
        expect(untranslatedTexts(await visibleTexts(page), locale, slugs)).toEqual([])

        const card = cardFor(locale)
        if (index === 0) {
          await cardholder.types(card.number, { locale })
          await cardholder.submits({ locale })
        } else {
          // Typing takes longer than finding the field and the button by their translated names.
          await expect(login.number).toBeVisible()
          await expect(login.submit).toBeVisible()
          await cardholder.startsSession(card)
          await cardholder.opens(card, 'benefits', { locale })
        }
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
  })

function valuesOf(options: Element[]): string[] {
  return options.map((option) => (option as HTMLOptionElement).value)
}
