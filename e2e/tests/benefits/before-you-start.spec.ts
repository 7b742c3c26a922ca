import { fill, plural } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { benefitsAnswer } from '../../benefits-answer.ts'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('a sheet lists what a claim needs and how much time is left, then opens the claim [P-236, P-253, P-260, P-389]', async ({
  cardholder,
  page,
}) => {
  const answered = benefitsAnswer(page)
  const { startClaim, sheet, sheetText: text, documents, dateOfLoss, timeLeft, start } = benefitPage(page)
  await cardholder.startsSession(cards.oneBenefit)
  await cardholder.opens(cards.oneBenefit, 'benefits/PUR')
  const [purchase] = (await answered).benefits
  const form = purchase?.claim_form
  const days = purchase?.terms.claim_days ?? 0

  await startClaim.click()
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(sheet).toContainText(
    fill(plural(text.minutes, form?.minutes ?? 0, 'en-US'), { count: form?.minutes ?? 0 }),
  )
  const names: Record<string, { title: string }> = content('claim-documents')
  await expect(documents).toHaveText(form?.documents.map((id) => names[id.toLowerCase()]?.title ?? 'no title') ?? [])
  await expectAccessible(page, { state: 'before you start' })

  await dateOfLoss.fill(dayBefore(10))
  await expect(timeLeft).toHaveText(
    fill(plural(text.days_left, days - 10, 'en-US'), {
      count: days - 10,
      date: `\u2066${formatDate(dayBefore(10 - days), 'en_US')}\u2069`,
    }),
  )
  await dateOfLoss.fill(dayBefore(days))
  await expect(timeLeft).toHaveText(text.last_day)
  await dateOfLoss.fill(dayBefore(-1))
  await expect(timeLeft).toHaveText(text.future)
  await dateOfLoss.fill(dayBefore(days + 1))
  await expect(timeLeft.getByRole('link')).toHaveAttribute('href', /^tel:/)

  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(startClaim).toBeFocused()

  // The sheet remembers the date and passes it on to the claim.
  await page.keyboard.press('Enter')
  await expect(dateOfLoss).toHaveValue(formatDate(dayBefore(days + 1), 'en_US'))
  await start.click()
  await expect(page).toHaveURL(/\/usa\/en_US\/claims\/PUR\/[\w-]+\/cardholder_details$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await expect(sheet).toHaveCount(0)
})

/** Stories use the machine's clock, in UTC. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
