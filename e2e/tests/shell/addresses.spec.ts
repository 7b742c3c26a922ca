import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const leadToCardEntry = [
  ['an unknown path', '/nowhere/to/be/found/at-all'],
  ['a country that is not a code', '/%F0%9F%8C%B4/en_US/benefits'],
  ['a claim, without a card', '/usa/en_US/claims/CDW/c-1'],
] as const

test('unknown addresses and pages that need a card lead to card entry [P-052, P-087, P-101, P-108, P-121]', async ({
  page,
}) => {
  for (const [what, address] of leadToCardEntry)
    await test.step(what, async () => {
      await page.goto(address)
      await loginPage(page).arrives()
      await expect(page).toHaveURL('/')
    })
})

test('card entry has several addresses [P-076, P-084]', async ({ page }) => {
  for (const address of ['/login', '/USA/en_US'])
    await test.step(address, async () => {
      await page.goto(address)
      await loginPage(page).arrives()
    })
})

test('an address of another country or of no claim leads to a page of the card, and Back to the page before [P-110, P-111, C-128]', async ({
  cardholder,
  page,
}) => {
  const contact = page.getByRole('heading', { level: 1, name: content('contact').title })
  await cardholder.startsSession(cards.oneBenefit)
  await page.goto('/usa/en_US/contact')
  for (const [address, target] of [
    ['/bra/pt_BR/benefits', '/usa/en_US/benefits'],
    ['/usa/en_US/claims/PUR/no-such-claim/trip', '/usa/en_US/claims'],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page).toHaveURL(target)
      if (target.endsWith('benefits')) await cardholder.landsOnBenefits(cards.oneBenefit)
      await page.goBack()
      await expect(page).toHaveURL('/usa/en_US/contact')
      await expect(contact).toBeVisible()
    })
})

test('a reload keeps the session; another browser profile has none [P-100, P-387]', async ({
  cardholder,
  page,
  browser,
}) => {
  await cardholder.isSignedIn(cards.oneBenefit)
  await page.reload()
  await cardholder.landsOnBenefits(cards.oneBenefit)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/usa/en_US/benefits')
  await expect(loginPage(stranger).heading).toBeVisible()
  await stranger.context().close()
})

test('Back from the benefits opens card entry with an empty field, and Forward the benefits', async ({
  cardholder,
  page,
}) => {
  await cardholder.signsIn(cards.oneBenefit)
  await page.goBack()
  await loginPage(page).arrives()
  await expect(loginPage(page).number).toHaveValue('')

  await page.goForward()
  await cardholder.landsOnBenefits(cards.oneBenefit)
  await expect(benefitsPage(page).names).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('card entry shows, with a message that it needs JavaScript', async ({ page }) => {
    const { 'pan-entry-page': text } = content('pan-entry-page', 'es_LAC')
    await page.goto('/es_LAC/login')

    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await expect(page.getByText(text.label, { exact: true })).toBeVisible()
    const needsScript = page.locator('noscript')
    await expect(needsScript).toBeVisible()
    expect(await needsScript.innerText()).toContain(text.needs_script)
  })
})
