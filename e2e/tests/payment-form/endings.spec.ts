import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, test } from '../../story.ts'

test('if payment details were already sent, a second person sees a message [C-592]', async ({ payee, page }) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  await payee.opens(claim)
  await payee.continuesToSignature()
  await payee.signs()
  // Someone else with the same card was faster and sent another account.
  await page.route('**/submit-form/', async (route) => {
    const body = route.request().postDataJSON()
    body.application.account_information.payee_current_account = '7654321'
    const { long_op_id } = await (await route.fetch({ postData: body })).json()
    const isDone = async () =>
      (await (await page.request.get(`/api/management/v1/long_operations/${long_op_id}`)).json()).done
    await expect.poll(isDone).toBe(true)
    await route.continue()
  })
  const report = page.waitForRequest('**/api/errors/v1/')
  await form.send.click()
  await expect(shell(page, 'pt_BR').snackbars).toContainText(
    'Uma solicitação de pagamento já foi enviada para este sinistro.',
  )
  const status = claimStatusPage(page, 'pt_BR')
  await status.found(claim.number)
  await expect(status.refusal).toContainText(status.text.payment_duplicate)
  await expect(status.payment).toHaveCount(0)
  expect((await report).postDataJSON()).toMatchObject({ code: 'DUPLICATE_CLAIM_API_ERROR' })
})
