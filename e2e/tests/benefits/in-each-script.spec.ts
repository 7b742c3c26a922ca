import type { Slug } from '@amparo/content/slugs'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import type { Locale } from '@amparo/rules/locale/locales'
import { benefitsAnswer } from '../../benefits-answer.ts'
import { complete, content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { guidePage } from '../../pages/guide-page.ts'
import { bestCardFor, oneOfEachScript } from '../../people.ts'
import { shownText } from '../../shown-text.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs: Slug[] = ['shell', 'benefits', 'benefit-page', 'benefit-details', 'guide-page', 'guides', 'disclaimers']
const checkedForAccessibility: readonly Locale[] = ['en_US', 'ar_EEMEA', 'th_TH']
const otherScripts: readonly Locale[] = ['zh_TW', 'th_TH', 'ko_KR', 'ar_EEMEA']
/** Saudi Arabia has no guides (P-272). */
const withoutGuide = ['SAU']

test('a benefit and its guide are fully translated, in English and one language of each script [P-234, P-235, P-278, P-295, P-297]', async ({
  cardholder,
  page,
}) => {
  test.slow()
  for (const locale of ['en_US', ...oneOfEachScript] satisfies Locale[]) {
    const card = bestCardFor(locale)
    const { name } = content('benefits', locale).pur
    const details = complete(content('benefit-details', locale)['purchase-protection'])
    const guideText = complete(content('guides', locale)['purchase-protection'])
    const benefit = benefitPage(page, locale)
    const guide = guidePage(page, locale)
    const answered = benefitsAnswer(page)
    await cardholder.startsSession(card)

    await cardholder.opens(card, 'benefits/PUR', { locale })
    await expect(benefit.heading).toHaveText(name)
    await expect(benefit.lead).toHaveText(shownText(details.short_description))
    await expect(benefit.steps).toHaveText(details.how_it_works.map(shownText))
    expect(textProblems(await visibleTexts(page), locale, await answered), `benefit in ${locale}`).toEqual([])
    if (checkedForAccessibility.includes(locale)) await expectAccessible(page)

    if (withoutGuide.includes(card.country)) continue
    await benefit.guide.click()
    await expect(guide.heading).toHaveText(guide.titleOf(name))
    await expect(guide.table(guide.text.limits).getByRole('rowheader')).toHaveText(
      guideText.limits.map(([what = '']) => shownText(what)),
    )
    expect(textProblems(await visibleTexts(page), locale, await answered), `guide in ${locale}`).toEqual([])
    if (checkedForAccessibility.includes(locale)) await expectAccessible(page)
  }
})

/** Texts with an unfilled placeholder, and texts that are still English. Card and issuer names are not translated. */
function textProblems(shown: string[], locale: Locale, { product_name, ica_legal_name }: BenefitsResponse): string[] {
  const texts = shown.map((text) => text.replaceAll(product_name, '').replaceAll(ica_legal_name, ''))
  const unfilled = texts.filter((text) => /[{}]/.test(text))
  const english = otherScripts.includes(locale) ? texts.filter((text) => /(?:\b[a-z]{2,}\b ){3}/i.test(text)) : []

  return [...unfilled, ...english, ...untranslatedTexts(texts, locale, slugs)]
}
