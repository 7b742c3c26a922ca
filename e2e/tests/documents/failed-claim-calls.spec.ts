import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { shell } from '../../pages/shell.ts'
import type { StartedClaim } from '../../steps/claimant.ts'
import { eachFault, expectOneClaim, startsFilledClaim } from '../../steps/each-fault.ts'
import { type CallFault, callFaults, failCalls } from '../../steps/fail-calls.ts'
import { expect, test } from '../../story.ts'

const SUBMIT_CALL = '**/claims/questions/submit_claim/'

test('a claim sent several times is registered once; requests for its number are repeated, and its receipt can be tried again [C-189, C-556, C-590, C-X05]', async ({
  claimant,
  page,
  guard,
}, { retry }) => {
  guard.tolerates(/status of 422/)
  const claim = await startsFilledClaim({ claimant, guard, days: 20 + retry, at: 'review_and_submit' })
  const { finish, confirm, alert, text, working, successHeading, number } = claimSubmission(page)
  const again = alert.getByRole('button', { name: text.failed_button })
  const problems = [{ path: 'cardholder_details.cardholder_city', code: 'required' }]
  const refusal = { error_code: 'missing_fields', request_id: 'req-4711', problems }
  await page.route(SUBMIT_CALL, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
  await finish.click()
  await confirm.click()
  await expect(alert).toContainText(text.missing_title)
  await expectAccessible(page, { state: 'missing answers' })

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

  const faults: CallFault[] = [...callFaults]
  const { stop } = await failCalls(page, '*/long_operations/*', () => faults.shift() ?? null)
  await again.click()
  await expect(working).toBeVisible()
  await expect(successHeading).toBeVisible()
  expect(faults).toEqual([])
  await stop()

  await opensReceipt(page, await number.innerText())
  await expectOneClaim(claim, [])
})

async function opensReceipt(page: Page, number: string) {
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
}

function firstNameIn({ answers }: StartedClaim) {
  return answers.cardholder_details?.cardholder_first_name
}
