import type { Locale } from '@amparo/rules/locale/locales'
import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardShowing, cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('benefits that a provider handles or that start with a phone call have no claim button [P-255, P-256]', async ({
  cardholder,
  page,
}) => {
  for (const [card, code, locale, note] of [
    [cardShowing('Benefits-only provider EME'), 'PUR', 'en_AP', 'benefits_only'],
    [cardShowing('Premium card of Taiwan'), 'ADD', 'zh_TW', 'by_phone'],
  ] as const satisfies [...unknown[], Locale, string][]) {
    const { actions, startClaim, text } = benefitPage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, `benefits/${code}`, { locale })
    await expect(actions).toContainText(text[note].split('{phone}')[0]?.trim() ?? '')
    await expect(actions.getByRole('paragraph').getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expect(startClaim).toHaveCount(0)
  }
})

test('a certificate button follows the claim button, a registration button precedes it, and one sheet is open at a time [P-252, P-254, P-260]', async ({
  cardholder,
  page,
}) => {
  const { actions, text, startClaim, sheet } = benefitPage(page)
  const letters = content('letter-forms')
  const { dialog } = shell(page)
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'benefits/CDW')
  await expect(actions.getByRole('button')).toHaveText([text.start_claim, text.certificate])
  await actions.getByRole('button', { name: text.certificate }).click()
  await expect(dialog).toHaveAccessibleName(letters.rental_title)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await startClaim.click()
  await expect(sheet).toBeVisible()
  await expect(dialog).toHaveCount(1)

  const inBrazil = benefitPage(page, 'pt_BR')
  await cardholder.startsSession(cards.blackBrazil)
  await cardholder.opens(cards.blackBrazil, 'benefits/TIR', { locale: 'pt_BR' })
  await expect(inBrazil.actions.getByRole('button')).toHaveText([
    inBrazil.text.register,
    inBrazil.text.travel_letter,
    inBrazil.text.start_claim,
  ])
})
