import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { benefitsAnswer } from '../../benefits-answer.ts'
import { claimDefinition } from '../../claim-definition.ts'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimStartPage } from '../../pages/claim-start-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardShowing, cards } from '../../people.ts'
import { shownText } from '../../shown-text.ts'
import { expectReviewed } from '../../steps/expect-reviewed.ts'
import { verifyPhone } from '../../steps/verify-phone.ts'
import { expect, test } from '../../story.ts'

const names = content('benefits')
const upgradedCard = cardShowing('Product graduation')

test('a person chooses a benefit; in the USA, CDW and CEL first show what they do not pay [C-002, C-003, C-006, C-012 to C-014, C-021, C-022]', async ({
  cardholder,
  page,
}) => {
  const { benefit, date, text, fees, deductible, agree, notNow, heading } = claimStartPage(page)
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'claims')
  await expect(heading).toBeVisible()
  await benefit(names.cdw.name).click()
  await expect(date).toHaveCount(0)
  await expect(fees).toContainText(text.fees_text)
  await notNow.click()
  await expect(fees).toHaveCount(0)
  await benefit(names.cel.name).click()
  await verifyPhone(page, 'en_US')
  await expect(deductible.getByRole('paragraph')).toHaveText(shownText(text.deductible_text))
  await agree.click()
  await expect(page).toHaveURL(/\/usa\/en_US\/claims\/CEL\/[\w-]+\/cardholder_details$/)
  await claimFormPage(page).back.click()
  await expect(page).toHaveURL('/usa/en_US/claims')

  const inBahamas = cardShowing('Premium card of the Bahamas')
  await cardholder.startsSession(inBahamas)
  await cardholder.opens(inBahamas, 'claims/CDW', { locale: 'en_LAC' })
  await expect(page).toHaveURL(/\/bhs\/en_LAC\/claims\/CDW\/[\w-]+\/cardholder_details$/)
})

test('CWD asks who pays the phone bill: No ends the claim, Yes fills in the provider in a form that can be completed [C-015 to C-017, C-031]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const { cwdQuestion, cwdError, no, cwd, text } = claimStartPage(page)
  await cardholder.startsSession(cards.phoneList1)
  await cardholder.opens(cards.phoneList1, 'claims/CWD')
  await expect(cwdQuestion).toBeVisible()
  await no.click()
  await expect(cwdError).toContainText(cwd.cwd_error_body)
  await cwdError.getByRole('button', { name: cwd.cwd_error_button }).click()
  await cardholder.landsOnBenefits(cards.phoneList1)

  const claim = await claimant.starts(cards.phoneList1, 'CWD')
  await claimant.goesTo('plan_details')
  await expect(claimFormPage(page).control('service_provider')).toHaveValue(text.cwd_service_provider)
  await expect(claimFormPage(page).source('service_provider')).toBeVisible()
  // No other form has this page.
  await claimant.fillsInOnly(claim, ['plan_details'])
  await expectReviewed(page, claim)
})

test('an upgraded card and an expired benefit ask for the date of loss first [C-004, C-005, C-018, C-019, C-023 to C-030, P-389, P-416]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const { benefit, date, start, text, error, agree } = claimStartPage(page)
  const example = formatDate(`${new Date().getFullYear() - 1}-10-31`, 'en_US')
  const howToType = fill(content('claim-form').date_wrong, { example })
  const answered = benefitsAnswer(page)
  await cardholder.startsSession(upgradedCard)
  await cardholder.opens(upgradedCard, 'claims')
  const { benefit_effective_date } = (await answered).benefits.find((one) => one.benefit_code === 'PUR') ?? {}
  await benefit(names.pur.name).click()
  for (const [day, message] of [
    ['', text.date_required],
    [dayFromNow(1), text.date_ineligible],
    ['1960-01-01', text.date_ineligible],
    [dayBefore(benefit_effective_date ?? ''), text.date_ineligible],
  ] as const) {
    await date.fill(day)
    await start.click()
    await expect(error(message)).toBeVisible()
    await expect(date).toBeFocused()
    await expect(page).toHaveURL('/usa/en_US/claims')
  }
  await expectAccessible(page, { state: 'start of a claim with an error' })
  // An incomplete date, and impossible ones.
  for (const typed of ['1', '02312024', '13/45/2020']) {
    await date.fill(typed)
    await start.click()
    await expect(error(howToType)).toBeVisible()
  }

  // A date for which the server finds no benefit is not covered either.
  const right = dayFromNow(-20)
  await page.route('**/benefit_validation/', (route) => route.fulfill({ json: { benefit: null } }))
  await date.fill(right)
  await start.click()
  await expect(error(text.date_ineligible)).toBeVisible()
  await page.unroute('**/benefit_validation/')
  const validation = page.waitForRequest('**/benefit_validation/')
  await start.click()
  expect((await validation).postDataJSON()).toEqual({
    pan_token: expect.any(String),
    today: right,
    benefit_code: 'PUR',
  })
  await expect(page).toHaveURL(/\/claims\/PUR\/[\w-]+\/cardholder_details$/)

  await cardholder.startsSession(cards.someExpired)
  await cardholder.opens(cards.someExpired, 'claims/CDW')
  const definition = claimDefinition(page)
  await date.fill('2025-01-01')
  await start.click()
  await expect(error(text.date_ineligible)).toBeVisible()
  await date.fill('2024-12-31')
  await start.click()
  await agree.click()
  await expect(page).toHaveURL(/\/claims\/CDW\/[\w-]+\/cardholder_details$/)
  const claim = await claimant.readsForm(cards.someExpired, definition)
  await claimant.fillsIn(claim, 'cardholder_details')
  const { control, source, text: journey } = claimFormPage(page)
  await expect(control('date_of_loss')).toHaveValue(formatDate('2024-12-31', 'en_US'))
  await expect(source('date_of_loss')).toHaveText(journey.prefilled_session)
})

test('a benefit without a form shows a phone number to call; India and Canada have no claim start [C-007, C-008, C-010]', async ({
  cardholder,
  page,
}) => {
  const { unable, text } = claimStartPage(page)
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'claims/RSA')
  await expect(unable).toContainText(fill(text.unable_text, { name: names.rsa.name }))
  await expect(unable.getByRole('link').first()).toHaveAttribute('href', /^tel:/)

  for (const [card, locale] of [
    [cards.india, 'en_AP'],
    [cards.canada, 'en_US'],
  ] as const) {
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'claims', { locale })
    await expect(page).not.toHaveURL(/claims/)
    await expect(shell(page, locale).topBar.getByRole('link', { name: text.page })).toHaveCount(0)
  }
})

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
