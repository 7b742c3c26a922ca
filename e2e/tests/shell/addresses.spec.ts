import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

for (const [what, address, id] of [
  ['an unknown path', '/nowhere/to/be/found/at-all', 'P-087'],
  ['an unknown word', '/nowhere', 'P-087'],
  ['an unknown locale of card entry', '/xx_XX/login', 'P-109'],
  ['an unknown locale of a country', '/usa/xx_XX/benefits', 'P-109'],
  ['an unknown country', '/zzz/en_US/benefits', 'P-108'],
  ['a country that is not a code', '/%F0%9F%8C%B4/en_US/benefits', 'P-108'],
  ['benefits without a card', '/usa/en_US/benefits', 'P-112'],
  ['a claim with the name of an open page', '/usa/en_US/claims/auth', 'P-121'],
] as const)
  test(`${what} leads to card entry [${id}, P-101]`, async ({ page, guard }) => {
    guard.tolerates(/status of 422/)
    await page.goto(address)

    await loginPage(page).arrives()
    await expect(page).toHaveURL('/')
  })

for (const address of ['/', '/login', '/en_US/login', '/usa/en_US', '/USA/en_US'])
  test(`${address} opens card entry [P-052, P-076, P-084]`, async ({ page }) => {
    await page.goto(address)

    await loginPage(page).arrives()
  })

test('the country of the card wins over the country in the address [P-110, P-111]', async ({ cardholder, page }) => {
  await cardholder.startsSession(cards.oneBenefit)
  await page.goto('/bra/pt_BR/benefits')

  await cardholder.landsOnBenefits(cards.oneBenefit)
})

test('Back from where a typed address led goes to the page before it, not into the redirect again [P-110, P-228, P-229, C-128]', async ({
  cardholder,
  page,
}) => {
  const contact = page.getByRole('heading', { level: 1, name: content('contact').title })
  await cardholder.signsIn(cards.oneBenefit)
  for (const [address, target] of [
    ['/bra/pt_BR/benefits', '/usa/en_US/benefits'],
    ['/usa/en_US/benefits/ZZZ', '/usa/en_US/benefits'],
    ['/usa/en_US/claims/PUR/no-such-claim/trip', '/usa/en_US/claims'],
    ['/usa/en_US/no-such-page', '/usa/en_US/benefits'],
  ] as const) {
    await page.goto('/usa/en_US/contact')
    await expect(contact).toBeVisible()
    await page.goto(address)
    await expect(page).toHaveURL(target)
    await page.goBack()
    await expect(page).toHaveURL('/usa/en_US/contact')
    await expect(contact).toBeVisible()
  }
})

test('an unknown page of a country leads to the benefits [P-096]', async ({ cardholder, page }) => {
  await cardholder.startsSession(cards.oneBenefit)
  await page.goto('/usa/en_US/no-such-page')

  await cardholder.landsOnBenefits(cards.oneBenefit)
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
