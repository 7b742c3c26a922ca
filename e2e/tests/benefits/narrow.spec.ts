import type { Page } from '@playwright/test'
import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { guidePage } from '../../pages/guide-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

/** The narrowest phone; and a window of 1280 px at 200 %, which lays out as one of 640. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
]

test('nothing of list, benefit, sheet and guide sticks out at 320 px, nor at 200 % [P-184, P-227, P-276]', async ({
  cardholder,
  page,
}) => {
  for (const [card, locale] of [
    [cards.premiumUsa, 'en_US'],
    [cards.saudi, 'ar_EEMEA'],
  ] as const) {
    const list = benefitsPage(page, locale)
    const benefit = benefitPage(page, locale)
    const guide = guidePage(page, locale)
    await cardholder.holds(card)
    await cardholder.opens(card, 'benefits', { locale })
    await expect(list.names.first()).toBeVisible()
    await expectToFit(page, `list in ${locale}`)
    await cardholder.opens(card, 'benefits/PUR', { locale })
    await benefit.startClaim.click()
    await expect(benefit.dateOfLoss).toBeVisible()
    await expectToFit(page, `sheet in ${locale}`)
    await page.keyboard.press('Escape')
    await expect(benefit.sheet).toHaveCount(0)
    await expectToFit(page, `benefit in ${locale}`)
    await cardholder.opens(card, 'benefits/PUR/guide', { locale })
    await expect(guide.contents.first()).toBeVisible()
    await expectToFit(page, `guide in ${locale}`)
  }
})

/** Neither the page nor anything in it scrolls sideways or hides its end. */
async function expectToFit(page: Page, what: string) {
  for (const size of windows) {
    await page.setViewportSize(size)
    expect(await page.evaluate(wideElements), `${what} at ${size.width} px`).toEqual([])
  }
}

function wideElements(): string[] {
  const parts = [document.documentElement, ...document.querySelectorAll('main, main *, dialog, dialog *')]
  return parts
    .filter((part) => part instanceof HTMLElement && getComputedStyle(part).position !== 'absolute')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ tagName, className }) => `${tagName} ${className}`)
}
