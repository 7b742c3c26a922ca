import { content } from '../../content.ts'
import { cards } from '../../people.ts'
import { typeIn } from '../../steps/form-answers.ts'
import { keyboardAt } from '../../steps/keyboard.ts'
import { travellerAt } from '../../steps/traveller.ts'
import { expect, test } from '../../story.ts'

const locale = 'en_EEMEA'

test('a travel letter can be made with the keyboard alone', async ({ cardholder, page }) => {
  const traveller = travellerAt(page, locale)
  const { skipsToContent, presses } = keyboardAt(page)
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale })
  await expect(traveller.open).toBeVisible()
  await skipsToContent()
  await presses(traveller.open)
  await expect(traveller.dialog).toBeVisible()

  // Escape closes the form and leads back to its button.
  await page.keyboard.press('Escape')
  await expect(traveller.dialog).toHaveCount(0)
  await expect(traveller.open).toBeFocused()
  await page.keyboard.press('Enter')
  await typeIn(page, traveller.answers)
  await presses(traveller.create)
  await expect(page.getByRole('article').first()).toContainText('Nasser')
  await presses(page.getByRole('link', { name: content('letter-page', locale).back }))
  await expect(traveller.open).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
