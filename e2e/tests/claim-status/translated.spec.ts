import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { content } from '../../content.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { contactPage } from '../../pages/contact-page.ts'
import { bestCardFor, unlikeEnglish } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { untranslatedTexts } from '../../untranslated-texts.ts'
import { visibleTexts } from '../../visible-texts.ts'

const slugs = [
  'shell',
  'claim-status-page',
  'claim-status-forms',
  'claim-statuses',
  'claim-documents',
  'uploads',
  'benefits',
  'contact',
  'contact-page',
] as const

for (const locale of unlikeEnglish)
  test(`claim status and the contact page are fully translated in ${locale} [C-261, C-263, C-268]`, async ({
    cardholder,
    statusChecker,
    page,
  }) => {
    await statusChecker.findsInEveryCountry('USAWAIT')
    const status = claimStatusPage(page, locale)
    const contact = contactPage(page, locale)
    const card = bestCardFor(locale)
    const expectTranslated = async (what: string) => {
      const shown = await visibleTexts(page)
      expect(
        shown.filter((text) => /[{}]/.test(text)),
        `${what} in ${locale}`,
      ).toEqual([])
      expect(untranslatedTexts(shown, locale, slugs), `${what} in ${locale}`).toEqual([])
    }

    await cardholder.startsSession(card)
    await cardholder.opens(card, 'claim-status', { locale })
    await expect(status.heading).toHaveText(status.text.title)
    await status.check.click()
    await expect(status.error(status.text.number_label)).toHaveText(status.text.required)
    await expectTranslated('form')

    await cardholder.opens(card, 'claim-status/USAWAIT?postal_code=62704&surname=Whitfield', { locale })
    await status.found('USAWAIT')
    await expect(status.heading).toHaveText(status.needs(1))
    const now = status.steps.and(page.locator('[aria-current]'))
    // Said once, below the heading.
    await expect(page.getByText(content('claim-statuses', locale).waiting_for_documents.text)).toHaveCount(1)
    const day = (await now.locator('time').getAttribute('datetime')) ?? ''
    await expect(now.locator('time')).toHaveText(
      fill(status.text.since, { date: formatDate(day.slice(0, 10), locale) }),
    )
    await expect(status.send).toBeVisible()
    await expectTranslated('result')

    await cardholder.opens(card, 'contact', { locale })
    await expect(contact.now).toBeVisible()
    if (await contact.openList.isVisible()) {
      await contact.openList.click()
      await expect(contact.countries.first()).toBeVisible()
    }
    await expectTranslated('contact')
  })
