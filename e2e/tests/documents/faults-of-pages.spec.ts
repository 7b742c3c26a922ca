import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { begins, eachFault, sendsOneClaim } from '../../steps/each-fault.ts'
import { expect, test } from '../../story.ts'

test('the check of a page', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 10 + retry, at: 'payment_details' })
  const { continue: goOn, text, option } = claimFormPage(page)
  const answer = String(claim.answers.payment_details?.payment_method)
  await eachFault(page, '*/claims/questions/validate/', {
    act: () => goOn.click(),
    async shows() {
      // What was said of the last try stays until this one has ended.
      await expect(goOn).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('main').getByText(text.check_failed)).toBeVisible()
      await expect(option('payment_method', answer)).toBeChecked()
    },
  })
  await goOn.click()
  await claimant.passesDocuments(claim)
  await sendsOneClaim(claimant, claim)
})

test('the list of documents [C-593]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 12 + retry })
  const { heading, list, text, tryAgain } = claimDocumentsPage(page)
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
  await claimant.passesDocuments(claim)
  await sendsOneClaim(claimant, claim)
})
