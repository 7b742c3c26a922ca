import { fill } from '@amparo/content/fill'
import { defaultLocale } from '@amparo/rules/locale/locales'
import { content } from '../../content.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardShowing, cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

/** Numbers keep their own direction in text of any script. */
const isolated = (number: string) => `\u2066${number}\u2069`
const SUPPORT_PHONE = isolated('+1 202 555 0143')

const refusals = [
  ['diners_club_card', 'diners-club-card-error'],
  ['transfer_to_phone', 'transfer-to-phone'],
  ['no_benefits_found', 'no-benefits-found'],
] as const

test('a refusal shows its message on card entry, with the request number [P-399, P-454, P-457, P-460]', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  for (const [code, entry] of refusals)
    await test.step(code, async () => {
      const card = cardShowing(`Refusal ${code}`)
      const locale = card.language
      const texts = content('login-errors', locale)
      const answered = page.waitForResponse('**/api/cardholder/v1/benefits/')
      await cardholder.entersCard(card, { locale })
      const requestId = (await answered).headers()['x-request-id'] ?? ''

      const login = loginPage(page, locale)
      await expect(login.refusal).toContainText(texts[entry].title)
      await expect(login.refusal).toContainText(fill(texts[entry].body, { phone: SUPPORT_PHONE }))
      await expect(login.refusal).toContainText(fill(texts['request-number'].text, { id: isolated(requestId) }))
      await expect(page).toHaveURL(login.address)
      await login.arrives()
    })
})

test('a card handled by a partner goes to the partner’s site without a message [P-461]', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/, /request to https:\/\/harborline\.partner\.example/)
  await page.route('https://harborline.partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  )
  await cardholder.entersCard(cards.leavesForPartner)

  await expect(page).toHaveURL('https://harborline.partner.example/benefits')
})

test('a card without active benefits shows a dialog on card entry [P-138, P-147, P-148, P-153]', async ({
  cardholder,
  page,
}) => {
  for (const [what, card, locale] of [
    ['an empty list', cards.emptyList, defaultLocale],
    ['all expired, in Portuguese', cardShowing('All benefits expired: the no-active-benefits message, in'), 'pt_BR'],
  ] as const)
    await test.step(what, async () => {
      const text = content('no-active-benefits', locale)
      const login = loginPage(page, locale)
      const { dialog } = shell(page, locale)
      await cardholder.entersCard(card, { locale })
      await expect(dialog).toHaveAccessibleName(text.title)
      await expect(dialog).toContainText(text.body)
      await expect(page).toHaveURL(login.address)
      await login.arrives()

      await dialog.getByRole('button', { name: text.button }).click()
      await expect(dialog).toHaveCount(0)
    })
})
