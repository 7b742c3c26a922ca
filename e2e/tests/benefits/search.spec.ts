import { fill, plural } from '@amparo/content/fill'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('fourteen benefits can be searched with the keyboard, and the count is announced', async ({
  cardholder,
  page,
}) => {
  const { search, announcement, names, showAll, text } = benefitsPage(page)
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'benefits')
  await expect(names).toHaveCount(14)
  await expect(announcement).toHaveText('')

  await search.focus()
  await page.keyboard.type('  ROAD')
  await expect(names).toHaveText([content('benefits').rsa.name])
  await expect(announcement).toHaveText(found(1))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('qwxyz')
  await expect(names).toHaveCount(0)
  await expect(announcement).toHaveText(fill(text.search_none, { query: 'qwxyz' }))
  await expect(announcement).toBeVisible()
  await expectAccessible(page, { state: 'none found' })

  await page.keyboard.press('Tab')
  await expect(showAll).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(14)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('the search ignores accents and also looks in descriptions', async ({ cardholder, page }) => {
  const locale = 'es_LAC'
  const { search, announcement, names } = benefitsPage(page, locale)
  const { name, description } = content('benefits', locale).emd
  await cardholder.startsSession(cards.argentina)
  await cardholder.opens(cards.argentina, 'benefits', { locale })
  await search.fill(withoutAccents(name).toUpperCase())
  expect(withoutAccents(name)).not.toBe(name)
  await expect(names).toHaveText([name])
  await expect(announcement).toHaveText(found(1, locale))

  await search.fill(withoutAccents(description))
  await expect(names).toHaveText([name])
})

test('a card with eight benefits or fewer has no search', async ({ cardholder, page }) => {
  await cardholder.startsSession(cards.thailand)
  await cardholder.opens(cards.thailand, 'benefits', { locale: 'th_TH' })

  await expect(benefitsPage(page, 'th_TH').names).toHaveCount(8)
  await expect(benefitsPage(page, 'th_TH').search).toHaveCount(0)
})

function found(count: number, locale: Locale = 'en_US') {
  return fill(plural(content('benefits-home', locale).search_found, count, intlTag(locale)), { count })
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
