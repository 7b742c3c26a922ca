import { content } from '../../content.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { savedClaims } from '../../pages/saved-claims.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { cardholderAt } from '../../steps/cardholder.ts'
import { claimantAt } from '../../steps/claimant.ts'
import { doAndWaitForSave } from '../../steps/stored-drafts.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards
const names = content('benefits')
const HOUR_MS = 3_600_000

test('a claim saved for later shows on the benefits page with the hours left, and resumes at the same page [C-132, C-134, C-135, C-212, C-216, C-218 to C-220, P-X42]', async ({
  cardholder,
  claimant,
  page,
}) => {
  test.slow()
  const claim = await claimant.starts(premiumUsa, 'PUR')
  const { saveLater, saveDialog, text, control } = claimFormPage(page)
  const { banner, oneSaved, hours, resume } = savedClaims(page)
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  await control('incident_city').fill('Springfield')
  await saveLater.click()
  await expect(saveDialog).toContainText('24')
  await saveDialog.getByRole('button', { name: text.save_and_exit }).click()

  await expect(shell(page).snackbars).toContainText(text.saved)
  await cardholder.landsOnBenefits(premiumUsa)
  await expect(banner).toContainText(oneSaved(names.pur.name))
  await expect(banner).toContainText(hours(24))

  // The next morning.
  await cardholder.logsOut()
  await page.clock.setFixedTime(Date.now() + 22.5 * HOUR_MS)
  await cardholder.signsIn(premiumUsa)
  await expect(banner).toContainText(hours(2))
  await resume.click()
  await claimant.arrivesAt(claim.pages[1])
  await expect(control('incident_city')).toHaveValue('Springfield')

  // Starting a claim for the same benefit again resumes this one.
  await cardholder.opens(premiumUsa, 'claims/PUR')
  await claimant.arrivesAt(claim.pages[1])
  await expect(control('incident_city')).toHaveValue('Springfield')
})

test('a reload in the middle of a page loses nothing, and Back opens the previous page [C-128, C-139, C-140]', async ({
  cardholder,
  claimant,
  page,
}) => {
  await cardholder.startsSession(premiumUsa)
  await cardholder.opens(premiumUsa, 'benefits')
  const claim = await claimant.starts(premiumUsa, 'PUR')
  const { control, back, option } = claimFormPage(page)
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  await doAndWaitForSave(page, () => control('incident_city').fill('Half a tow'))
  await page.reload()
  await claimant.arrivesAt(claim.pages[1])
  await expect(control('incident_city')).toHaveValue('Half a tow')

  await option('item_incident_type', 'theft').check()
  await back.click()
  await claimant.arrivesAt(claim.pages[0])
  await expect(control('cardholder_first_name')).toHaveValue(
    String(claim.answers.cardholder_details?.cardholder_first_name),
  )
  await page.goBack()
  await expect(option('item_incident_type', 'theft')).toBeChecked()

  const [, inClaim = ''] = /(.*)\/\w+$/.exec(new URL(page.url()).pathname) ?? []
  await page.goto(`${inClaim}/no_such_page/at/all`)
  await claimant.arrivesAt(claim.pages[1])
})

test('two tabs with the same claim do not overwrite each other’s pages [C-131, C-205]', async ({
  claimant,
  context,
  page,
}) => {
  const claim = await claimant.starts(premiumUsa, 'PUR')
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])

  const other = await context.newPage()
  const inOther = claimantAt(other)
  await cardholderAt(other).startsSession(premiumUsa)
  await other.goto(new URL(page.url()).pathname.replace(/\/\w+$/, ''))
  await inOther.arrivesAt(claim.pages[1])
  const form = claimFormPage(other)
  await form.back.click()
  await inOther.arrivesAt(claim.pages[0])
  await form.control('cardholder_first_name').fill('Rosa')

  await claimant.fillsIn(claim, 'incident_details')
  await claimant.arrivesAt(claim.pages[2])
  await inOther.continues(claim)
  await inOther.arrivesAt(claim.pages[1])
  await claimant.answers(claim, 'purchase_details')
  expect(await claimant.continues(claim)).toEqual({
    cardholder_details: { ...claim.answers.cardholder_details, cardholder_first_name: 'Rosa' },
    incident_details: claim.answers.incident_details,
    purchase_details: claim.answers.purchase_details,
  })
})

test('without browser storage a notice shows, and the form still works [P-452, C-205]', async ({ claimant, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'SecurityError')
    }
  })
  const reported = page.waitForRequest((request) => request.postData()?.includes('LOCAL_FORAGE_ERROR') === true)
  const claim = await claimant.starts(premiumUsa, 'PUR')
  await reported
  const { notSaved, back, control } = claimFormPage(page)
  await expect(notSaved).toBeVisible()
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  await expect(notSaved).toBeVisible()
  await back.click()
  await claimant.arrivesAt(claim.pages[0])
  await expect(control('cardholder_first_name')).toHaveValue(/./)
})
