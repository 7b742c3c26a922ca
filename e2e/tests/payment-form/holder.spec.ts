import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { shell } from '../../pages/shell.ts'
import { operator } from '../../steps/operator.ts'
import { todayInBrazil } from '../../steps/payee.ts'
import { expect, test } from '../../story.ts'

test('a cardholder enters an account and signs, and the claim no longer asks for payment details [C-422, C-423, C-425, C-426, C-430, C-432 to C-439, C-441 to C-443, C-499 to C-502, C-508 to C-510, C-513 to C-515, C-517, C-518, C-519, C-520, C-521, C-522, C-523, C-524, C-525, C-526, C-527, C-528, C-529, C-530, C-531, C-532, C-533, C-534, C-535, C-536, C-537, C-538, C-576, C-614, C-615]', async ({
  payee,
  page,
}) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  const { text, answer } = form
  await payee.opens(claim, { locale: 'en_LAC' })
  await expect(form.eyebrow).toContainText('Formulário de Pagamento Online')
  await expect(shell(page, 'en_LAC').nav).toBeVisible()
  await expect(form.steps).toHaveCount(2)
  await payee.entersAccount({ holder: 'yes' })
  await expect(form.control('brazilianCpf')).toHaveValue('529.982.247-25')
  await expect(form.control('payeeAgency')).toHaveValue('1234-5')
  await expect(form.control('payeeBank')).toHaveValue(/Brasil/i)
  await expect(form.control('payeeMonthlyIncomeRange').locator('option')).toHaveText([
    text.choose,
    'Até R$ 1.500',
    'De R$ 1.500 a R$ 3.000',
    'De R$ 3.000 a R$ 6.000',
    'Acima de R$ 6.000',
  ])
  await form.continue.click()

  await form.arrives('review_and_submit')
  await expect(page).toHaveURL(`/bra/en_LAC/online-payment-form/${claim.number}/review-and-submit`)
  const date = formatDate(claim.dateOfLoss, 'pt_BR')
  const values = { name: "Marina Prado d'Ávila", cpf: '529.982.247-25', claim: claim.number, date }
  await expect(form.terms.first()).toHaveText(fill(text.terms[0] ?? '', values))
  await expect(answer(text.profession)).toHaveText('Fotógrafo(a)')
  await expect(answer(text.relationship)).toHaveText('Titular do Cartão')
  await expect(answer(text.exposed)).toHaveText('Não')
  await expect(answer(text.income)).toHaveText(/3\.000.+6\.000/)
  await expect(page.getByLabel('Assinatura')).toHaveAttribute('placeholder', 'Nome completo')
  await expect(page.getByLabel('De acordo com as cláusulas')).not.toBeChecked()
  await payee.signs()

  await page.route('**/long_operations/*', (route) => route.fulfill({ json: { done: false, result: null } }))
  const sent = page.waitForRequest('**/submit-online-payment-form/submit-form/')
  const length = await page.evaluate(() => history.length)
  await form.send.click()
  expect((await sent).postDataJSON()).toEqual({
    claim_number: claim.number,
    pan_token: expect.any(String),
    documents: [],
    application: {
      account_information: {
        is_bank_account_card_holder: true,
        payee_name: "Marina Prado d'Ávila",
        brazilian_cpf: '52998224725',
        payee_phone_number: '+5511987654321',
        payee_email: 'marina.prado@correio.example',
        payee_bank: expect.stringMatching(/Brasil/i),
        payee_bank_code: '001',
        payee_agency: '12345',
        payee_current_account: '1234567',
        payee_insured_profession: 'Fotógrafo(a)',
        payee_monthly_income_range: 'CGIR003',
        is_payee_politically_exposed: false,
      },
      review_and_submit: {
        is_payee_agree_to_clause: true,
        payee_signature: 'Marina Prado',
        payee_signed_date: todayInBrazil().split('/').reverse().join('-'),
      },
    },
  })
  await page.waitForResponse('**/long_operations/*')
  await expect(form.overlay).toContainText(text.sending_text)
  await page.keyboard.press('Escape')
  await expect(form.overlay).toBeVisible()
  await page.unroute('**/long_operations/*')

  const status = claimStatusPage(page, 'en_LAC')
  await status.found(claim.number)
  await expect(page).toHaveURL(`/bra/en_LAC/claim-status/${claim.number}`)
  await expect(status.done).toContainText(status.text.payment_sent_title)
  await expect(status.payment).toHaveCount(0)
  const state = await page.evaluate(() => [history.length, history.state.usr])
  expect(state).toEqual([length, expect.objectContaining({ operationId: expect.stringMatching(/^lo_/) })])
  expect((await operator.opens(claim.number)).payment).toMatchObject({
    payee_bank_code: '001',
    account_ending: '567',
  })

  // The form cannot be opened again.
  await page.goto(`/bra/pt_BR/online-payment-form/${claim.number}`)
  await expect(page).toHaveURL(`/bra/pt_BR/claim-status/${claim.number}`)
})
