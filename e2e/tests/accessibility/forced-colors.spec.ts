import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { unseenStops } from '../../pages/forced-colors.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('where colors are forced, card entry shows the focus, also in the vault’s frame, and its error', async ({
  cardholder,
  page,
}) => {
  const { number, error, frameBox } = loginPage(page)
  await cardholder.opensLogin()
  await expect(number).toHaveCSS('outline-style', 'none')
  expect(await unseenStops(page)).toEqual([])
  await cardholder.submits()
  await expect(number).toHaveCSS('outline-style', 'solid')
  await expect(error).toBeVisible()
  await expect(frameBox).toBeVisible()
})

test('where colors are forced, a claim shows the focus, the chosen day, the step, the errors and how far it is', async ({
  claimant,
  page,
}) => {
  const claim = await claimant.starts(premiumUsa, 'PUR')
  const { continue: continueButton, field, calendar, calendarButton, option } = claimFormPage(page)
  await continueButton.click()
  await expect(field('cardholder_first_name')).toHaveCSS('border-inline-start-style', 'solid')
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  expect(await unseenStops(page)).toEqual([])
  await expect(option('item_incident_type', 'damage')).toHaveCSS('appearance', 'auto')

  const steps = page.locator('.stepped-mark')
  const colorOf = (place: number) => steps.nth(place).evaluate((mark) => getComputedStyle(mark).backgroundColor)
  expect(await colorOf(1)).not.toBe(await colorOf(2))
  await page.setViewportSize(phone)
  const meter = page.locator('progress.stepped-meter')
  const filled = await meter.screenshot()
  await meter.evaluate((bar: HTMLProgressElement) => {
    bar.value = 0
  })
  expect(await meter.screenshot()).not.toEqual(filled)
  await page.setViewportSize(desktop)

  const day = calendar.getByRole('gridcell').locator(':focus')
  const open = calendarButton(claim.pages[1]?.question_groups[0]?.questions[0]?.title ?? '')
  await open.click()
  await day.press('Enter')
  await open.click()
  await expect(day).toHaveAttribute('data-selected')
  const chosen = await day.evaluate((cell) => getComputedStyle(cell).backgroundColor)
  await day.press('ArrowUp')
  await expect(day).not.toHaveAttribute('data-selected')
  await expect(day).not.toHaveCSS('background-color', chosen)
  await expect(day).toHaveCSS('outline-style', 'solid')
})

test('where colors are forced, the button that chooses files and the current page of the top bar are marked', async ({
  claimant,
  cardholder,
  page,
}) => {
  await cardholder.startsSession(premiumUsa)
  await cardholder.opens(premiumUsa, 'benefits')
  const current = shell(page).nav.locator('[aria-current]')
  await expect(current.first()).toHaveCSS('text-decoration-line', 'underline')
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  await expect(claimDocumentsPage(page).choose('DOC006')).toBeAttached()
  expect(await unseenStops(page)).toEqual([])
})
