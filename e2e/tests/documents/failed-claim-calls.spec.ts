import { content } from '../../content.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { shell } from '../../pages/shell.ts'
import type { StartedClaim } from '../../steps/claimant.ts'
import { eachFault, expectOneClaim, REVIEW, startsFilledClaim } from '../../steps/each-fault.ts'
import { type CallFault, callFaults, failCalls } from '../../steps/fail-calls.ts'
import { expect, test } from '../../story.ts'

test('a claim that has to be sent several times is registered once [C-189, C-590]', async ({ claimant, page, guard }, {
  retry,
}) => {
  const claim = await startsFilledClaim({ claimant, guard, days: 20 + retry, at: REVIEW })
  const { finish, confirm, alert, text, successHeading } = claimSubmission(page)
  const again = alert.getByRole('button', { name: text.failed_button })
  await eachFault(page, '*/submit_claim/', {
    act: async ({ isFirst }) => {
      if (!isFirst) return again.click()
      await finish.click()
      await confirm.click()
    },
    async shows() {
      await expect(alert).toContainText(text.failed_title)
      await expect(alert).toContainText(text.failed_text)
      await expect(claimReviewPage(page).sections.first()).toContainText(String(firstNameIn(claim)))
    },
  })
  await again.click()
  await expect(successHeading).toBeVisible()
  await expectOneClaim(claim, [])
})

test('failed requests for the claim number are repeated [C-556, C-X05]', async ({ claimant, page, guard }, {
  retry,
}) => {
  const claim = await startsFilledClaim({ claimant, guard, days: 22 + retry, at: REVIEW })
  const { finish, confirm, working, successHeading } = claimSubmission(page)
  const faults: CallFault[] = [...callFaults]
  const { stop } = await failCalls(page, '*/long_operations/*', () => faults.shift() ?? null)
  await finish.click()
  await confirm.click()
  await expect(working).toBeVisible()
  await expect(successHeading).toBeVisible()
  expect(faults).toEqual([])
  await stop()
  await expectOneClaim(claim, [])
})

test('a receipt that fails to load or download can be tried again', async ({ claimant, page, guard }, { retry }) => {
  const claim = await startsFilledClaim({ claimant, guard, days: 24 + retry, at: REVIEW })
  const number = await claimant.sends(claim)
  const { receiptLink, receiptHeading, download } = claimSubmission(page)
  const { errorHeading, errorRetry } = shell(page)
  await eachFault(page, '*/claims/receipt/*/', {
    act: ({ isFirst }) => (isFirst ? receiptLink.click() : errorRetry.click()),
    shows: () => expect(errorHeading).toBeVisible(),
  })
  await errorRetry.click()
  await expect(receiptHeading).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)

  // The browser itself detects an incomplete download.
  for (const fault of ['cut before the server', 'server error'] as const) {
    const { failed, stop } = await failCalls(page, '*/claims/receipt/*/pdf*', () => fault)
    await download.click()
    await expect.poll(failed).toBe(1)
    await expect(download).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('main')).toContainText(content('claim-receipt').download_failed)
    await stop()
  }
  const saved = page.waitForEvent('download')
  await download.click()
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`)
  await expectOneClaim(claim, [])
})

function firstNameIn({ answers }: StartedClaim) {
  return answers.cardholder_details?.cardholder_first_name
}
