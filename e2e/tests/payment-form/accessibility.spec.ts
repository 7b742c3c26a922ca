import { expectAccessible } from '../../pages/accessible.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { expectToFit } from '../../pages/fits.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { pdf } from '../../sample-files.ts'
import { todayInBrazil } from '../../steps/payee.ts'
import { expect, test } from '../../story.ts'

const WIDE = { width: 1440, height: 900 }

test('the payment form can be filled in and sent with the keyboard alone [C-423, C-425, C-430]', async ({
  payee,
  page,
}) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  const { control, option } = form
  const { keyboard } = page
  await payee.opens(claim)
  await expect(form.heading).toBeFocused()
  await keyboard.press('Tab')
  await expect(option('isBankAccountCardHolder', 'yes')).toBeFocused()
  await keyboard.press('Space')
  for (const [field, typed] of [
    ['payeeName', 'Marina Prado'],
    ['brazilianCpf', '52998224725'],
    ['payeePhoneNumber', '11987654321'],
    ['payeeEmail', 'marina.prado@correio.example'],
  ] as const) {
    await keyboard.press('Tab')
    await expect(control(field)).toBeFocused()
    await keyboard.type(typed)
  }

  // Typing filters the list of banks, and choosing one fills in its code.
  await keyboard.press('Tab')
  await expect(control('payeeBank')).toBeFocused()
  await keyboard.type('banco do brasil')
  await expect(control('payeeBank')).toHaveAttribute('aria-expanded', 'true')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(control('payeeBankCode')).toHaveValue('001')
  await keyboard.press('Tab')
  await expect(control('payeeBankCode')).toBeFocused()
  await keyboard.press('Tab')
  await expect(control('payeeAgency')).toBeFocused()
  await keyboard.type('1234')
  await keyboard.press('Tab')
  await keyboard.type('123456-7')
  await keyboard.press('Tab')
  await expect(control('payeeInsuredProfession')).toBeFocused()
  await keyboard.type('Fotógrafo(a)')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(control('payeeMonthlyIncomeRange')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(control('payeeMonthlyIncomeRange')).toHaveValue('CGIR001')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(option('isPayeePoliticallyExposed', 'yes')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(option('isPayeePoliticallyExposed', 'no')).toBeChecked()
  await keyboard.press('Tab')
  await expect(form.continue).toBeFocused()
  await keyboard.press('Enter')

  await form.arrives('review_and_submit')
  await expect(form.heading).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.change).toBeFocused()
  await keyboard.press('Tab')
  await expect(control('payeeSignature')).toBeFocused()
  await keyboard.type('Marina Prado')
  await keyboard.press('Tab')
  await keyboard.type(todayInBrazil())
  await keyboard.press('Tab')
  await expect(control('isPayeeAgreeToClause')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await keyboard.press('Enter')
  await claimStatusPage(page, 'pt_BR').found(claim.number)
})

test('the three steps are accessible and fit at 320 px and at 200 % zoom, also with all errors shown', async ({
  payee,
  page,
}) => {
  test.slow()
  const form = paymentFormPage(page)
  const fits = async (what: string) => {
    await expectAccessible(page, { state: what })
    await expectToFit(page, what)
    await page.setViewportSize(WIDE)
  }
  await payee.opens(await payee.hasClaim())
  await form.option('isBankAccountCardHolder', 'no').check()
  await form.continue.click()
  await expect(form.summary).toBeFocused()
  await fits('account with errors')
  await payee.entersAccount({ holder: 'no' })
  await form.continue.click()
  await form.arrives('documents')
  const longName = 'identidade-com-um-nome-muito-comprido-que-nao-acaba-nunca.pdf'
  await form.identity.setInputFiles(pdf(longName))
  await form.authorisation.setInputFiles(pdf('autorizacao.pdf'))
  // They arrive in any order, and the form waits for both.
  for (const name of [longName, 'autorizacao.pdf']) await expect(form.remove(name)).toBeVisible()
  await fits('documents')
  await form.continue.click()
  await form.arrives('review_and_submit')
  await form.send.click()
  await expect(form.summary).toBeFocused()
  await fits('review with errors')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await form.arrives('review_and_submit')
})
