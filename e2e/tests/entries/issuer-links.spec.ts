import { issuerToken, prefillLink, ssoLink, travelDocumentLink } from '../../issuer.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const inClaim = /\/usa\/en_US\/claims\/CDW\/[\w-]+\/cardholder_details$/
const usa = { benefit: 'CDW', country: 'USA', locale: 'en_US' } as const

// The portal calls the vault here, and the CORS policy of the vault does not allow the extra header.
test.use({ extraHTTPHeaders: {} })

test('an issuer’s link opens a claim for the card, and its token is not stored [P-162, P-163, P-164, P-409]', async ({
  page,
}) => {
  const token = issuerToken({ card: cards.premiumUsa, purpose: 'prefill', prefill: { cardholder_first_name: 'Ana' } })
  await page.goto(prefillLink(token, usa))
  await expect(page).toHaveURL(inClaim)

  const stored = await page.evaluate(() => [
    location.href,
    JSON.stringify(history.state),
    ...Object.values(sessionStorage),
  ])
  expect(stored.join()).not.toContain(token)
  await page.reload()
  await expect(claimFormPage(page).continue).toBeVisible()
})

test('a link can be opened again in the same session, but not in another browser [P-170]', async ({
  cardholder,
  page,
  browser,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const link = prefillLink(issuerToken({ card: cards.premiumUsa, purpose: 'prefill' }), usa)
  await page.goto(link)
  await expect(page).toHaveURL(inClaim)
  await page.goto(link)
  await cardholder.landsOnBenefits(cards.premiumUsa)

  const stranger = await browser.newPage()
  await stranger.goto(new URL(link, page.url()).href)
  await expect(shell(stranger).somethingWentWrong).toBeVisible()
  await stranger.context().close()
})

test('links that cannot be used lead to card entry with an error message [P-170, P-179]', async ({ page, guard }) => {
  guard.tolerates(/status of 422/)
  for (const [what, link] of [
    ['expired', prefillLink(issuerToken({ card: cards.premiumUsa, purpose: 'prefill', secondsAgo: 301 }), usa)],
    ['with a broken sign-on token', ssoLink('nonsense', 'USA')],
  ] as const)
    await test.step(what, async () => {
      await page.goto(link)
      await expect(page).toHaveURL('/')
      const { somethingWentWrong } = shell(page)
      await expect(somethingWentWrong).toBeVisible()
      await somethingWentWrong.getByRole('button').click()
      await loginPage(page).arrives()
    })
})

test.describe('in a browser set to Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('single sign-on opens the portal in the country’s Portuguese [P-173, P-174, P-175, P-176, P-177]', async ({
    cardholder,
    page,
  }) => {
    await page.goto(ssoLink(issuerToken({ card: cards.brazil, purpose: 'sso' }), 'BRA'))
    await cardholder.landsOnBenefits(cards.brazil, { locale: 'pt_BR' })
  })
})

test.describe('in a browser set to German', () => {
  test.use({ locale: 'de-DE' })

  test('single sign-on opens the portal in the country’s first language [P-178]', async ({ cardholder, page }) => {
    await page.goto(ssoLink(issuerToken({ card: cards.saudi, purpose: 'sso' }), 'SAU'))
    await cardholder.landsOnBenefits(cards.saudi, { locale: 'ar_EEMEA' })
  })
})

test('a travel-document link opens the provider’s page [P-180, P-181, P-182, P-412, P-413]', async ({
  page,
  guard,
}) => {
  guard.tolerates(/request to https:\/\/travel-documents\.example/)
  await page.route('https://travel-documents.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Documents</title>' }),
  )
  await page.goto(travelDocumentLink(issuerToken({ card: cards.brazil, purpose: 'travel_document' }), 'TIR'))

  await expect(page).toHaveURL(/^https:\/\/travel-documents\.example\/start\//)
})

test('a broken travel-document link leads to the start page of Brazil [P-183]', async ({ page, guard }) => {
  guard.tolerates(/status of 422/)
  await page.goto(travelDocumentLink('nonsense', 'TIR'))

  await expect(page).toHaveURL('/bra/pt_BR')
  await loginPage(page, 'pt_BR').arrives()
})
