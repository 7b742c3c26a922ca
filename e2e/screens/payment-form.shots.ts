import { expect } from '@playwright/test'
import { claimStatusPage } from '../pages/claim-status-page.ts'
import { paymentFormPage } from '../pages/payment-form-page.ts'
import { pdf } from '../sample-files.ts'
import { payeeAt } from '../steps/payee.ts'
import { never, walk } from './walk.ts'

walk(
  'the payment form',
  async ({ page, take }) => {
    const payee = payeeAt(page)
    const form = paymentFormPage(page)
    const claim = await payee.hasClaim()
    await payee.opens(claim)
    await take('payment-form', 'account')
    await form.continue.click()
    await expect(form.summary).toBeVisible()
    await take('payment-form', 'errors')
    await payee.entersAccount({ holder: 'no' })
    await form.continue.click()
    await form.arrives('documents')
    await take('payment-form', 'documents')
    await form.identity.setInputFiles(pdf('identidade.pdf'))
    await form.authorisation.setInputFiles(pdf('autorizacao.pdf'))
    await expect(form.remove('autorizacao.pdf')).toBeVisible()
    await form.continue.click()
    await form.arrives('review_and_submit')
    await payee.signs()
    await take('payment-form', 'review')
    await page.route('**/api/**', never)
    await form.send.click()
    await expect(form.overlay).toBeVisible()
    await take('payment-form', 'sending', { isLoading: true, isWindow: true })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  { locales: ['pt_BR'] },
)

walk(
  'a claim that waits for payment details',
  async ({ page, take }) => {
    const claim = await payeeAt(page).hasClaim()
    const status = claimStatusPage(page, 'pt_BR')
    await page.goto(`/bra/pt_BR/claim-status/${claim.number}`)
    await expect(status.payment).toBeVisible()
    await take('payment-form', 'claim-status')
  },
  { locales: ['pt_BR'] },
)
