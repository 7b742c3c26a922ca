import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { pdf } from '../../sample-files.ts'
import { operator } from '../../steps/operator.ts'
import { expect, test } from '../../story.ts'

test('someone else’s account needs two documents and details about its holder [C-424, C-428, C-429, C-440, C-444, C-448 to C-450, C-518, C-522, C-528 to C-530]', async ({
  payee,
  page,
}) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  const { text, answer, trouble } = form
  await payee.opens(claim)
  await payee.entersAccount({ holder: 'no' })
  await expect(form.steps).toHaveCount(3)
  await form.continue.click()

  await form.arrives('documents')
  await form.continue.click()
  await expect(trouble).toHaveText('Carregue todos os documentos necessários.')
  await form.identity.setInputFiles(pdf('documento.pdf'))
  await expect(form.remove('documento.pdf')).toBeVisible()
  await form.continue.click()
  await expect(trouble).toHaveText(text.documents_missing)
  await form.authorisation.setInputFiles(pdf('autorizacao.pdf'))
  await expect(form.remove('autorizacao.pdf')).toBeVisible()
  await form.continue.click()

  await form.arrives('review_and_submit')
  await expect(answer(text.relationship)).toHaveText('Irmã')
  await expect(answer(text.profession)).toHaveText('Fotógrafo(a)')
  await form.back.click()
  await form.arrives('documents')
  await form.back.click()
  await form.arrives('account_information')
  await form.continue.click()
  await form.arrives('documents')
  await form.continue.click()
  await form.arrives('review_and_submit')
  await payee.signs()
  const sent = page.waitForRequest('**/submit-online-payment-form/submit-form/')
  await form.send.click()
  const { documents, application } = (await sent).postDataJSON()
  expect(documents).toEqual([
    { document_id: 'DOC135', file_approval_id: expect.stringMatching(/^fa_/) },
    { document_id: 'DOC136', file_approval_id: expect.stringMatching(/^fa_/) },
  ])
  expect(application.account_information).toMatchObject({
    is_bank_account_card_holder: false,
    payee_beneficiary_relationship: 'Irmã',
    payee_beneficiary_profession: 'Fotógrafo(a)',
    payee_beneficiary_monthly_income_range: 'CGIR003',
    is_payee_beneficiary_politically_exposed: false,
  })
  for (const key of ['payee_insured_profession', 'payee_monthly_income_range', 'is_payee_politically_exposed'])
    expect(application.account_information).not.toHaveProperty(key)

  await claimStatusPage(page, 'pt_BR').found(claim.number)
  const names = (await operator.opens(claim.number)).documents.map(({ file_name }) => file_name)
  expect(names).toEqual(expect.arrayContaining(['documento.pdf', 'autorizacao.pdf']))
})
