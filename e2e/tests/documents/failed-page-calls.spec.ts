import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { eachFault, expectOneClaim, startsFilledClaim } from '../../steps/each-fault.ts'
import { expect, test } from '../../story.ts'

test('a failed check of a page keeps its answers and can be repeated; so can loading the list of documents [C-593]', async ({
  claimant,
  page,
  guard,
}, { retry }) => {
  const claim = await startsFilledClaim({ claimant, guard, days: 10 + retry, at: 'payment_details' })
  const { continue: continueButton, text: form, option } = claimFormPage(page)
  const answer = String(claim.answers.payment_details?.payment_method)
  await eachFault(page, '*/claims/questions/validate/', {
    act: () => continueButton.click(),
    async shows() {
      // The error of the last try stays until this one has ended.
      await expect(continueButton).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('main').getByText(form.check_failed)).toBeVisible()
      await expect(option('payment_method', answer)).toBeChecked()
    },
  })
  await continueButton.click()

  const { heading, list, text, tryAgain } = claimDocumentsPage(page)
  await expect(list.first()).toBeVisible()
  await eachFault(page, '*/claims/questions/documents/*', {
    act: ({ isFirst }) => (isFirst ? page.reload() : tryAgain.click()),
    async shows() {
      await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeVisible()
      await expect(heading).toBeVisible()
    },
  })
  await tryAgain.click()
  await expect(list.first()).toBeVisible()
  await expect(tryAgain).toHaveCount(0)
  await claimant.skipsDocuments(claim)
  await claimant.sends(claim)
  await expectOneClaim(claim, [])
})
