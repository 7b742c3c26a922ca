import { pseudoText } from '@amparo/content/pseudo'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import type { Page } from '@playwright/test'
import { store } from '../../content.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { visibleTexts } from '../../visible-texts.ts'

const PSEUDO = 'en_XA'

test('all text comes from content: the pseudo-locale leaves no other text [P-295, P-296, P-X40]', async ({
  cardholder,
  page,
}) => {
  await serveInPseudoLocale(page)
  // The server renders card entry in its first language; only after a change does the browser load the content itself.
  await cardholder.opensLogin({ locale: 'es_LAC' })
  await shell(page, 'es_LAC').language.selectOption('en_US')
  await expect(page.getByRole('heading', { level: 1, name: '⟦' })).toBeVisible()
  await expect.poll(() => textOutsideContent(page)).toEqual([])

  await page.getByRole('main').getByRole('button').click()
  await expect(page.locator('.field .error')).toBeVisible()
  await expect.poll(() => textOutsideContent(page)).toEqual([])

  await page.frameLocator('.frame-box iframe').getByRole('textbox').pressSequentially(cards.partnerBanner.number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/usa/en_US/benefits')
  await expect(page.getByRole('figure')).toBeVisible()
  await expect.poll(() => textOutsideContent(page)).toEqual([])
})

/** Replaces en_US with the pseudo-locale, also in the benefit names from the API. */
async function serveInPseudoLocale(page: Page) {
  await page.route('**/content/en_US/*.json', (route) => {
    const slug = new URL(route.request().url()).pathname.split('/').at(-1)?.replace('.json', '') ?? ''
    const found = store.get(PSEUDO, slug)
    return typeof found === 'string' ? route.fulfill({ status: 404 }) : route.fulfill({ body: found.body })
  })
  await page.route('**/api/cardholder/v1/benefits/', async (route) => {
    const response = await route.fetch()
    const answer: BenefitsResponse = await response.json()
    const benefits = answer.benefits.map((benefit) => ({ ...benefit, name: pseudoText(benefit.name, PSEUDO) }))
    await route.fulfill({ response, json: { ...answer, benefits } })
  })
}

/** Text that is not from content, leaving out the brand, the card's name and the names of languages. */
async function textOutsideContent(page: Page): Promise<string[]> {
  const languages = await page.locator('option[lang]').allTextContents()
  const names = [...languages, ...languages.map((name) => name.split(' (')[0]), cards.partnerBanner.name.split(',')[0]]

  return (await visibleTexts(page))
    .filter((text) => !names.includes(text))
    .map((text) => text.replace(/⟦.*?⟧/gsu, '').replaceAll('Amparo', '').trim())
    .filter((text) => /\p{L}/u.test(text))
}
