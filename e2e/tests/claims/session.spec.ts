import { claimFormPage } from '../../pages/claim-form-page.ts'
import { savedClaims } from '../../pages/saved-claims.ts'
import { sessionDialogs } from '../../pages/session-dialogs.ts'
import { cardShowing, cards } from '../../people.ts'
import { doAndWaitForSave } from '../../steps/stored-drafts.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards

test('at the timeout the answers are saved, and only the same card can resume them [P-127, P-395, C-214, C-218]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const { timeout, confirm, canWarn } = sessionDialogs(page)
  const { control } = claimFormPage(page)
  const { banner, resume } = savedClaims(page)
  await page.clock.install()
  await Promise.all([canWarn(), claimant.starts(premiumUsa, 'PUR')])
  await doAndWaitForSave(page, () => control('cardholder_first_name').pressSequentially('Ana'))
  // Activity is recorded half a second later.
  await page.clock.runFor(1000)
  await page.clock.fastForward('15:01')
  await expect(timeout).toBeVisible()
  await confirm.click()

  await cardholder.signsIn(cardShowing('Standard card of the USA'))
  await expect(banner).toHaveCount(0)
  await cardholder.logsOut()
  await cardholder.signsIn(premiumUsa)
  await resume.click()
  await expect(control('cardholder_first_name')).toHaveValue('Ana')
})

test('a form that fails to load is reported, and loads on a second try [P-451, C-545]', async ({
  cardholder,
  claimant,
  page,
  guard,
}) => {
  guard.tolerates(/status of 500/)
  const pagesCall = /\/benefits\/PUR\/pages\/\?/
  await page.route(pagesCall, (route) => route.fulfill({ status: 500, body: 'no' }))
  const reported = page.waitForRequest((request) => request.postData()?.includes('CLAIM_PAGE_METADATA_ERROR') === true)
  await cardholder.startsSession(premiumUsa)
  await cardholder.opens(premiumUsa, 'claims/PUR')
  await reported
  await page.unroute(pagesCall)
  await claimant.starts(premiumUsa, 'PUR')
})
