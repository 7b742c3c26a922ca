import { pseudoText } from '@amparo/content/pseudo'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import type { Page } from '@playwright/test'
import { store } from '../../content.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { visibleTexts } from '../../visible-texts.ts'

const PSEUDO = 'en_XA'

test('every word comes from content: in the pseudo-locale no plain word is left [P-295, P-296]', async ({
  cardholder,
  page,
}) => {
  await serveInPseudoLocale(page)
  // Card entry comes drawn by the server in the language it is opened in; the next one the browser asks for itself.
  await cardholder.opensLogin({ locale: 'es_LAC' })
  await shell(page, 'es_LAC').language.selectOption('en_US')
  await expect(page.getByRole('heading', { level: 1, name: '⟦' })).toBeVisible()
  await expect.poll(() => plainWords(page)).toEqual([])

  await page.getByRole('main').getByRole('button').click()
  await expect(page.locator('.field .error')).toBeVisible()
  await expect.poll(() => plainWords(page)).toEqual([])

  await page.frameLocator('.frame-box iframe').getByRole('textbox').pressSequentially(cards.partnerBanner.number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/usa/en_US/benefits')
  await expect(page.getByRole('figure')).toBeVisible()
  await expect.poll(() => plainWords(page)).toEqual([])
})

/** The pseudo-locale in place of en_US, also in the names that the API gives. */
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

/** What is left when content, the brand, the card's own name and the languages in their own words are taken away. */
async function plainWords(page: Page): Promise<string[]> {
  const languages = await page.locator('option[lang]').allTextContents()
  const names = [...languages, ...languages.map((name) => name.split(' (')[0]), cards.partnerBanner.name.split(',')[0]]

  return (await visibleTexts(page))
    .filter((text) => !names.includes(text))
    .map((text) => text.replace(/⟦.*?⟧/gsu, '').replaceAll('Amparo', '').trim())
    .filter((text) => /\p{L}/u.test(text))
}
