import { content } from '../../content.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('a link from an e-mail opens claim status in a language of the country [P-085, P-111]', async ({
  page,
  guard,
}) => {
  // There is no claim with this number, so the check is refused.
  guard.tolerates(/status of 422/)
  await page.goto('/check-claim-status/c-1/bra')

  await expect(page).toHaveURL('/bra/pt_BR/claim-status/c-1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a Canadian card leads to claim status, and has no benefits or claims [P-113, P-119, P-122, P-151, P-363]', async ({
  cardholder,
  page,
}) => {
  await cardholder.entersCard(cards.canada)
  await expect(page).toHaveURL('/can/en_US/claim-status')
  await expect(page.getByRole('heading', { level: 1, name: content('claim-status-page').title })).toBeVisible()
  for (const closed of ['benefits', 'claims', 'contact']) {
    await page.goto(`/can/en_US/${closed}`)
    await expect(page).toHaveURL('/')
  }
})

test('a card whose benefits have all expired can still make a claim [P-138, P-154]', async ({ cardholder, page }) => {
  const { claims_link } = content('no-active-benefits')
  const { allExpired } = cards
  const claims = new RegExp(`/${allExpired.country.toLowerCase()}/\\w+/claims$`)
  await cardholder.entersCard(allExpired)
  await shell(page).dialog.getByRole('link', { name: claims_link }).click()
  await expect(page).toHaveURL(claims)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(page.url().replace('claims', 'benefits'))
  await expect(page).toHaveURL(claims)
})
