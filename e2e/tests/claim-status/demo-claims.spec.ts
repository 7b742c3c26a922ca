import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import { claimTimeline } from '@amparo/rules/claims/claim-timeline'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { demoClaims } from '../../people.ts'
import { proofOf } from '../../steps/status-checker.ts'
import { expect, test } from '../../story.ts'

const DAY_MS = 86_400_000
/** Midnight may pass between the start of the product and this story. */
const TOLERANCE_MS = DAY_MS

/** For the USA every status is checked. One claim is enough to check the form and the language of another country that asks for something else. */
const checks = [
  { countries: ['USA'], numbers: /./ },
  { countries: ['CAN', 'BRA', 'AUS'], numbers: /WAIT$/ },
]

for (const { countries, numbers } of checks)
  test(`demo claims of ${countries} are found with the proof the country asks for, and show their history [C-245, C-251, C-255, C-256, C-262, C-263, C-266]`, async ({
    statusChecker,
    page,
  }) => {
    for (const country of countries)
      await test.step(country, async () => {
        const claims = demoClaims.filter((claim) => claim.country === country)
        const locale = claims[0]?.language_code ?? 'en_US'
        const { another, facts, postal_code, surname } = claimStatusPage(page, locale)
        expect(claims.length).toBeGreaterThanOrEqual(7)

        await statusChecker.opensForm(country, { locale })
        const proof = Object.keys(proofOf(claims[0] as DemoClaim))
        await expect(postal_code).toHaveCount(proof.includes('postal_code') ? 1 : 0)
        await expect(surname).toHaveCount(proof.includes('surname') ? 1 : 0)
        for (const claim of claims.filter(({ claim_number }) => numbers.test(claim_number))) {
          const number = claim.claim_number
          await statusChecker.finds({ number, ...proofOf(claim) }, number, { locale })
          await expect(page).toHaveURL(`/${country.toLowerCase()}/${locale}/claim-status/${number}`)
          const code = claim.benefit_code.toLowerCase() as 'pur'
          await expect(facts.nth(1)).toHaveText(content('benefits', locale)[code].name)
          await expect(facts.nth(2)).toHaveText(/\d/)
          await expectTimeline(page, claim)
          await another.click()
        }
      })
  })

/** Past steps in the past tense with their dates, the current step, and the next step without a date. */
async function expectTimeline(page: Page, { language_code: locale, history, sent_days_ago, claim_number }: DemoClaim) {
  const { steps, text } = claimStatusPage(page, locale)
  const names = content('claim-statuses', locale)
  const happened = history.flatMap((one) => ('status' in one ? [{ status: one.status, days: one.days_ago }] : []))
  const moments = [{ status: 'open' as const, days: sent_days_ago }, ...happened]
  const timeline = claimTimeline(moments.map(({ status, days }) => ({ status, happened_at: String(days) })))
  const expected = timeline.map(({ status, step }) => {
    const key = step === 'current' ? status : (`${step}_${status}` as 'next_paid' | 'done_paid')
    return `${text[`step_${step}`]}: ${names[key].name}`
  })

  await expect(steps.getByRole('heading'), claim_number).toHaveText(expected)
  const days = await steps.locator('time').evaluateAll((times) => times.map((time) => [time.getAttribute('datetime')]))
  const shown = await steps.locator('time').allTextContents()
  const daysAgo = timeline.flatMap(({ happened_at }) => (happened_at === null ? [] : Number(happened_at)))
  expect(shown).toHaveLength(daysAgo.length)
  for (const [index, [moment]] of days.entries()) {
    const age = Date.now() - Date.parse(moment ?? '')
    expect(Math.abs(age - (daysAgo[index] ?? 0) * DAY_MS), claim_number).toBeLessThan(TOLERANCE_MS)
    expect(shown[index]).toContain(formatDate((moment ?? '').slice(0, 10), locale))
  }
}
