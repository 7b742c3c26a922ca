import { content } from '../../content.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('a page visited before opens without a request [P-440, P-441, P-442]', async ({ cardholder, page }) => {
  await cardholder.signsIn(cards.premiumUsa)
  const { nav } = shell(page)
  const { nav_benefits, nav_claims, nav_contact } = content('shell')
  const visit = async () => {
    for (const name of [nav_claims, nav_contact, nav_benefits]) {
      await nav.getByRole('link', { name, exact: true }).click()
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }
  await visit()
  await page.waitForLoadState('networkidle')

  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A full browser requests the icon again for every address.
    if (!pathname.includes('favicon')) calls.push(pathname)
  })
  await visit()
  expect(calls).toEqual([])
})
