import { fill } from '@amparo/content/fill'
import { contactPage } from '../../pages/contact-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

/** A Wednesday: 9 a.m. in São Paulo, 9 p.m. in Tokyo. */
const WEDNESDAY = new Date('2026-11-18T12:00:00Z')

test('Brazil shows its own phone numbers, which can be tapped to call [C-268, C-270] @only-phone', async ({
  cardholder,
  page,
}) => {
  const locale = 'pt_BR'
  const { numbers, arrives, text, more } = contactPage(page, locale)
  await cardholder.startsSession(cards.brazil)
  await cardholder.opens(cards.brazil, 'contact', { locale })
  await arrives()
  await expect(numbers).toHaveText([/\+55 800 555 0142/, /\+55 11 5555 0142/, /\+1 314 555 0116/])
  await expect(numbers).toContainText([text.toll_free, text.local, more.always])
  for (const [index, number] of ['+558005550142', '+551155550142', '+13145550116'].entries())
    await expect(numbers.nth(index)).toHaveAttribute('href', `tel:${number}`)
})

test('the menu opens the contact page; Grenada shows the international number, China its own and no list [C-268, C-270, C-271]', async ({
  cardholder,
  page,
}) => {
  await cardholder.isSignedIn(cards.premiumUsa)
  const { nav, text } = shell(page)
  await nav.getByRole('link', { name: text.nav_contact }).click()
  await contactPage(page).arrives()
  await expect(page).toHaveURL('/usa/en_US/contact')

  const grenada = contactPage(page, 'en_LAC')
  await cardholder.startsSession(cards.grenada)
  await cardholder.opens(cards.grenada, 'contact', { locale: 'en_LAC' })
  await grenada.arrives()
  await expect(grenada.numbers).toHaveCount(1)
  await expect(grenada.numbers).toContainText(grenada.text.abroad)
  await expect(grenada.openList).toBeVisible()

  const china = contactPage(page, 'zh_CN')
  await cardholder.startsSession(cards.china)
  await cardholder.opens(cards.china, 'contact', { locale: 'zh_CN' })
  await china.arrives()
  await expect(china.numbers).toHaveCount(3)
  await expect(china.openList).toHaveCount(0)
})

test.describe('far from the office', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the office hours of Brazil are shown in the local time [C-268]', async ({ cardholder, page }) => {
    const contact = contactPage(page, 'pt_BR')
    await page.clock.setFixedTime(WEDNESDAY)
    await cardholder.startsSession(cards.brazil)
    await cardholder.opens(cards.brazil, 'contact', { locale: 'pt_BR' })
    await contact.arrives()
    await expect(contact.hours).toHaveText(['20:00 – 8:00', '21:00 – 3:00'])
    await expect(contact.days).toHaveText([/segunda-feira – sexta-feira/, /sábado/])
    await expect(contact.now).toHaveText(fill(contact.more.open, { time: '8:00' }))
    await expect(contact.zone).toHaveText(/Japão/)
  })
})

test('the list has every country and can be searched, with or without accents [C-269, C-271] @only-phone', async ({
  cardholder,
  page,
}) => {
  const { arrives, openList, list, countries, calls, search, nothing, closeList, more } = contactPage(page, 'pt_BR')
  await cardholder.startsSession(cards.brazil)
  await cardholder.opens(cards.brazil, 'contact', { locale: 'pt_BR' })
  await arrives()
  await openList.click()
  await expect(list).toBeVisible()
  await expect(countries).toHaveCount(54)
  await search.fill('mexico')
  await expect(countries).toHaveText(['México'])
  await expect(calls.first()).toHaveAttribute('href', /^tel:\+\d+$/)
  await search.fill('Atlântida')
  await expect(nothing).toHaveText(fill(more.list_none, { query: 'Atlântida' }))
  await expect(countries).toHaveCount(0)
  await closeList.click()
  await expect(list).toHaveCount(0)
  await expect(openList).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
  await expect(countries).toHaveCount(54)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
})
