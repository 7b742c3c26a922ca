import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const leadToCardEntry = [
  ['an unknown path', '/nowhere/to/be/found/at-all'],
  ['an unknown word', '/nowhere'],
  ['an unknown campaign', '/campaign/winter'],
  ['an unknown locale of card entry', '/xx_XX/login'],
  ['an unknown locale of a country', '/usa/xx_XX/benefits'],
  ['an unknown country', '/zzz/en_US/benefits'],
  ['a country that is not a code', '/%F0%9F%8C%B4/en_US/benefits'],
  ['benefits without a card', '/usa/en_US/benefits'],
  ['a claim with the name of an open page', '/usa/en_US/claims/auth'],
  ['the contact page of a country, without a card', '/usa/en_US/contact'],
  ['the claims page, without a card', '/usa/en_US/claims'],
  ['a claim, without a card', '/usa/en_US/claims/CDW/c-1'],
  ['the terms of a country, without a card', '/usa/en_US/terms'],
] as const

test('unknown addresses and pages that need a card lead to card entry [P-087, P-101, P-108, P-109, P-112, P-115, P-121, P-289]', async ({
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  for (const [what, address] of leadToCardEntry)
    await test.step(what, async () => {
      await page.goto(address)
      await loginPage(page).arrives()
      await expect(page).toHaveURL('/')
    })
})

test('card entry has several addresses [P-052, P-076, P-084]', async ({ page }) => {
  for (const address of ['/', '/login', '/en_US/login', '/usa/en_US', '/USA/en_US'])
    await test.step(address, async () => {
      await page.goto(address)
      await loginPage(page).arrives()
    })
})

test('an address of another country or of no page leads to a page of the card, and Back to the page before [P-096, P-110, P-111, P-228, P-229, C-128]', async ({
  cardholder,
  page,
}) => {
  const contact = page.getByRole('heading', { level: 1, name: content('contact').title })
  await cardholder.startsSession(cards.oneBenefit)
  await page.goto('/usa/en_US/contact')
  for (const [address, target] of [
    ['/bra/pt_BR/benefits', '/usa/en_US/benefits'],
    ['/usa/en_US/benefits/ZZZ', '/usa/en_US/benefits'],
    ['/usa/en_US/claims/PUR/no-such-claim/trip', '/usa/en_US/claims'],
    ['/usa/en_US/no-such-page', '/usa/en_US/benefits'],
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
