import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardOf, cards, demoClaim } from '../../people.ts'
import { expect, test } from '../../story.ts'

const links = [
  ['/usa/en_US/claim-status/USAWAIT?postal_code=62704-1234', '/usa/en_US/claim-status/USAWAIT', 'en_US'],
  ['/aus/en_AP/claim-status/auswait?surname=Hartigan', '/aus/en_AP/claim-status/auswait', 'en_AP'],
  ['/mys/ms_MY/claim-status/MYSWAIT?surname=RAHMAN', '/mys/ms_MY/claim-status/MYSWAIT', 'ms_MY'],
  ['/check-claim-status/BRAWAIT/bra/pt_BR', '/bra/pt_BR/claim-status/BRAWAIT', 'pt_BR'],
  ['/check-claim-status/MEXWAIT/mex', '/mex/es_LAC/claim-status/MEXWAIT', 'es_LAC'],
] as const
/** One claim with a proof, and one that needs none. */
const reloaded: readonly string[] = [links[0][0], links[3][0]]

test('a link shows the claim without a card, and its proof leaves the address bar [C-247, C-249, C-250]', async ({
  page,
}) => {
  for (const [link, address, locale] of links)
    await test.step(link, async () => {
      const { found, steps } = claimStatusPage(page, locale)
      const sent = page.waitForRequest('**/claims/status_check/')
      await page.goto(link)
      await found((address.split('/').at(-1) ?? '').toUpperCase())
      await expect(page).toHaveURL(address)
      expect((await sent).postDataJSON()).not.toHaveProperty('pan_token')
      await expect(steps.first()).toBeVisible()

      if (!reloaded.includes(link)) return
      // After a reload the proof need not be entered again.
      await page.reload()
      await expect(steps.first()).toBeVisible()
      await expect(page).toHaveURL(address)
    })
})

test('a link without the proof asks for it, and a country without claim status has no such page [C-246, C-248]', async ({
  statusChecker,
  page,
}) => {
  await page.goto('/chn/zh_CN/claim-status')
  await expect(page).not.toHaveURL(/claim-status/)

  const { number, arrives } = claimStatusPage(page)
  await page.goto('/check-claim-status/USAWAIT/usa')
  await arrives()
  await expect(page).toHaveURL('/usa/en_US/claim-status/USAWAIT')
  await expect(number).toHaveValue('USAWAIT')
  await statusChecker.finds({ number: 'USAWAIT', postal_code: '62704' }, 'USAWAIT')
  await expect(page).toHaveURL('/usa/en_US/claim-status/USAWAIT')
})

test('a signed-in card is sent along, and its own claim is recognized [C-559]', async ({
  cardholder,
  statusChecker,
  page,
}) => {
  const claim = demoClaim('USAPAID')
  const card = cardOf(claim)
  await cardholder.startsSession(card)
  await cardholder.opens(card, 'benefits')
  await cardholder.landsOnBenefits(card)
  await shell(page)
    .nav.getByRole('link', { name: shell(page).text.nav_claim_status })
    .click()
  await claimStatusPage(page).arrives()
  const answer = page.waitForResponse('**/claims/status_check/')
  await statusChecker.finds({ number: 'USAPAID', postal_code: '62704' }, 'USAPAID')
  expect((await answer).request().postDataJSON()).toMatchObject({ pan_token: expect.any(String) })
  expect((await (await answer).json()).is_own_card).toBe(true)

  await cardholder.startsSession(cards.oneBenefit)
  const other = page.waitForResponse('**/claims/status_check/')
  await page.reload()
  await claimStatusPage(page).found('USAPAID')
  expect((await (await other).json()).is_own_card).toBe(false)
})
