import { directionOf } from '@amparo/rules/locale/locales'
import type { Locator, Page } from '@playwright/test'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, test } from '../../story.ts'

for (const theme of ['light', 'dark'] as const)
  for (const locale of ['en_US', 'ar_EEMEA'] as const)
    test(`the field in the frame looks like the page’s own fields and covers its box, ${theme}, ${directionOf(locale)}`, async ({
      cardholder,
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme })
      await cardholder.opensLogin({ locale })

      await expectSameLook(page, locale)
    })

test('the field follows a switch to the dark theme', async ({ cardholder, page }) => {
  await cardholder.opensLogin()
  await shell(page).theme.selectOption('dark')

  await expect(loginPage(page).frameRoot).toHaveAttribute('data-theme', 'dark')
  await expectSameLook(page, 'en_US')
  await loginPage(page).arrives()
})

async function expectSameLook(page: Page, locale: 'en_US' | 'ar_EEMEA') {
  const { number, frameBox } = loginPage(page, locale)
  const wanted = await frameBox.evaluate(fieldFromTokens)

  await expect.poll(() => number.evaluate(lookOf)).toEqual(wanted)
  expect(await placeOf(number)).toEqual(await placeOf(frameBox))
}

/** In whole pixels, of the page. */
async function placeOf(element: Locator) {
  const box = await element.boundingBox()
  return box && [Math.round(box.x), Math.round(box.y)]
}

/** The look of the page's own fields, computed from the design tokens. */
function fieldFromTokens(box: Element) {
  const field = document.createElement('div')
  field.style.cssText = `border: 1.5px solid var(--edge); border-radius: var(--radius); background: var(--paper);
    color: var(--ink); font-family: var(--font); font-size: var(--text-m); color-scheme: inherit`
  box.append(field)
  const { borderTopColor, borderTopWidth, borderTopLeftRadius, backgroundColor, color, fontFamily, fontSize } =
    getComputedStyle(field)
  const { colorScheme } = getComputedStyle(document.documentElement)
  field.remove()

  return {
    borderTopColor,
    borderTopWidth,
    borderTopLeftRadius,
    backgroundColor,
    color,
    fontSize,
    colorScheme,
    // The page has a different name for the same font file.
    font: fontFamily.split(',')[0]?.replaceAll('"', '').replace(' Variable', ''),
    // The size of a frame is in whole pixels.
    height: Math.round(box.getBoundingClientRect().height),
    width: Math.round(box.getBoundingClientRect().width),
  }
}

function lookOf(input: Element) {
  const { borderTopColor, borderTopWidth, borderTopLeftRadius, backgroundColor, color, fontFamily, fontSize } =
    getComputedStyle(input)
  const { colorScheme } = getComputedStyle(document.documentElement)

  return {
    borderTopColor,
    borderTopWidth,
    borderTopLeftRadius,
    backgroundColor,
    color,
    fontSize,
    colorScheme,
    font: fontFamily.split(',')[0]?.replaceAll('"', ''),
    height: Math.round(input.getBoundingClientRect().height),
    width: Math.round(input.getBoundingClientRect().width),
  }
}
