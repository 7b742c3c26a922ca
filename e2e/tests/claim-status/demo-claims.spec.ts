import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import { claimTimeline } from '@amparo/rules/claims/claim-timeline'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { demoClaims } from '../../people.ts'
import { proofOf } from '../../steps/inquirer.ts'
import { expect, test } from '../../story.ts'

const DAY_MS = 86_400_000
/** Between the start of the product and a look at it may be midnight. */
const TOLERANCE_MS = DAY_MS

for (const country of ['USA', 'CAN', 'BRA', 'MEX', 'AUS', 'SGP', 'MYS'])
  test(`every claim of ${country} is found in its mode and tells its way [C-245, C-251, C-255, C-256, C-262, C-263, C-266]`, async ({
    inquirer,
    page,
  }) => {
    const claims = demoClaims.filter((claim) => claim.country === country)
    const locale = claims[0]?.language_code ?? 'en_US'
    const { another, facts, postal_code, surname } = claimStatusPage(page, locale)
    expect(claims.length).toBeGreaterThanOrEqual(7)

    await inquirer.opensForm(country, { locale })
    const proof = Object.keys(proofOf(claims[0] as DemoClaim))
    await expect(postal_code).toHaveCount(proof.includes('postal_code') ? 1 : 0)
    await expect(surname).toHaveCount(proof.includes('surname') ? 1 : 0)
    for (const claim of claims) {
      const number = claim.claim_number
      await inquirer.finds({ number, ...proofOf(claim) }, number, { locale })
      await expect(page).toHaveURL(`/${country.toLowerCase()}/${locale}/claim-status/${number}`)
      const code = claim.benefit_code.toLowerCase() as 'pur'
      await expect(facts.nth(1)).toHaveText(content('benefits', locale)[code].name)
      await expect(facts.nth(2)).toHaveText(/\d/)
      await expectWay(page, claim)
      await another.click()
    }
  })

/** What happened, with its day; where the claim is; what comes next, without one. */
async function expectWay(page: Page, { language_code: locale, history, sent_days_ago, claim_number }: DemoClaim) {
  const { steps, text } = claimStatusPage(page, locale)
  const names = content('claim-statuses', locale)
  const happened = history.flatMap((one) => ('status' in one ? [{ status: one.status, days: one.days_ago }] : []))
  const moments = [{ status: 'open' as const, days: sent_days_ago }, ...happened]
  const way = claimTimeline(moments.map(({ status, days }) => ({ status, happened_at: String(days) })))
  const expected = way.map(({ status, step }) => {
    const key = step === 'next' ? (`next_${status}` as 'next_paid') : status
    return `${text[`step_${step}`]}: ${names[key].name}`
  })

  await expect(steps.getByRole('heading'), claim_number).toHaveText(expected)
  const days = await steps.locator('time').evaluateAll((times) => times.map((time) => [time.getAttribute('datetime')]))
  const told = await steps.locator('time').allTextContents()
  const daysAgo = way.flatMap(({ happened_at }) => (happened_at === null ? [] : Number(happened_at)))
  expect(told).toHaveLength(daysAgo.length)
  for (const [place, [moment]] of days.entries()) {
    const age = Date.now() - Date.parse(moment ?? '')
    expect(Math.abs(age - (daysAgo[place] ?? 0) * DAY_MS), claim_number).toBeLessThan(TOLERANCE_MS)
    expect(told[place]).toContain(formatDate((moment ?? '').slice(0, 10), locale))
  }
}
