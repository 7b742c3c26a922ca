import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, test } from '../../story.ts'

const FAILED = 'Ocorreu um erro ao processar sua solicitação. Por favor, tente novamente.'

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

test('a failed operation leads to the status page with an error, and the answers stay for another try [C-516, C-605, C-609]', async ({
  payee,
  page,
}) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  await payee.opens(claim)
  await payee.continuesToSignature()
  await payee.signs()
  const failed = { done: true, result: { response: { error: { code: 'register_closed', fields: {} } } } }
  await page.route('**/submit-form/', (route) => route.fulfill({ json: { long_op_id: `lo_${'x'.repeat(43)}` } }))
  await page.route('**/long_operations/*', (route) => route.fulfill({ json: failed }))
  const report = page.waitForRequest('**/api/errors/v1/')
  await form.send.click()
  await expect(shell(page, 'pt_BR').snackbars).toContainText(FAILED)
  const status = claimStatusPage(page, 'pt_BR')
  await status.found(claim.number)
  await expect(status.refusal).toContainText(status.text.payment_failed)
  await expect(form.overlay).toHaveCount(0)
  expect((await report).postDataJSON()).toMatchObject({ code: 'ONLINE_PAYMENT_FORM_SUBMIT_ERROR' })

  await page.unrouteAll()
  await status.openPayment.click()
  await form.arrives('account_information')
  await expect(form.restored).toBeVisible()
  await form.continue.click()
  await form.arrives('review_and_submit')
  await expect(form.control('payeeSignature')).toHaveValue('Marina Prado')
  await form.send.click()
  await expect(status.done).toContainText(status.text.payment_sent_title)
})

test('a form that could not be sent stays filled in and can be sent again [C-605]', async ({ payee, page, guard }) => {
  test.slow()
  guard.tolerates(/status of 500/)
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  await payee.opens(claim)
  await payee.continuesToSignature()
  await payee.signs()
  const failure = { error_code: 'internal_error', request_id: 'r-1' }
  await page.route('**/submit-form/', (route) =>
    route.fulfill({ status: 500, json: failure, headers: { 'x-request-id': 'r-1' } }),
  )
  const report = page.waitForRequest('**/api/errors/v1/')
  await form.send.click()
  await expect(form.trouble).toContainText(FAILED)
  await expect(form.control('payeeSignature')).toHaveValue('Marina Prado')
  expect((await report).postDataJSON()).toMatchObject({
    code: 'ONLINE_PAYMENT_FORM_SUBMIT_ERROR',
    cause: 'internal_error',
    failed_request_id: 'r-1',
  })

  await page.unroute('**/submit-form/')
  await form.send.click()
  const status = claimStatusPage(page, 'pt_BR')
  await status.found(claim.number)
  await expect(status.done).toContainText(status.text.payment_sent_title)
})
