import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const moving = () => document.getAnimations().length

test('nothing moves while a page loads for somebody who prefers less motion', async ({ cardholder, page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cardholder/v1/benefits/', async (route) => {
    await answer.promise
    await route.continue()
  })
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'benefits')
  await expect(page.locator('.skeleton').first()).toBeVisible()
  expect(await page.evaluate(moving)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => page.evaluate(moving)).toBeGreaterThan(0)
  answer.resolve()
})
