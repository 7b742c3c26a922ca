import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { sessionDialogs } from '../../pages/session-dialogs.ts'
import { expect, test } from '../../story.ts'

test('answers are still there after a reload and after Sair (exit) [C-431, C-504 to C-506]', async ({
  payee,
  page,
}) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  await payee.opens(claim)
  await expect(form.restored).toHaveCount(0)
  await payee.continuesToSignature()
  await form.control('payeeSignature').fill('Marina')
  await page.reload()
  await form.arrives('review_and_submit')
  await form.back.click()
  await expect(form.control('payeeCurrentAccount')).toHaveValue('123456-7')
  await expect(form.control('payeeMonthlyIncomeRange')).toHaveValue('CGIR003')

  await form.control('payeeCurrentAccount').fill('765432-1')
  await form.exit.click()
  const status = claimStatusPage(page, 'pt_BR')
  await status.found(claim.number)
  await expect(page).toHaveURL(`/bra/pt_BR/claim-status/${claim.number}`)
  expect(await page.evaluate(() => history.state.usr)).toEqual({ isOnlinePaymentFormFlow: true })
  await status.openPayment.click()
  await form.arrives('account_information')
  await expect(form.restored).toBeVisible()
  await expect(form.control('payeeCurrentAccount')).toHaveValue('765432-1')
})

test('answers are stored encrypted, and deleted when the session times out [C-504, C-507]', async ({ payee, page }) => {
  test.slow()
  const claim = await payee.hasClaim()
  const form = paymentFormPage(page)
  const { timeout, canWarn } = sessionDialogs(page, 'pt_BR')
  await page.clock.install()
  await Promise.all([canWarn(), payee.opens(claim)])
  await payee.entersAccount({ holder: 'yes' })
  await form.continue.click()
  await form.arrives('review_and_submit')
  const stored = await page.evaluate(readPayments)
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toMatch(/Marina|52998224725|123456-7/)

  await page.clock.fastForward('15:01')
  await expect(timeout).toBeVisible()
  await expect.poll(() => page.evaluate(readPayments)).toEqual([])
})

/** Every payment draft stored in the browser, with its bytes decoded as text. */
async function readPayments(): Promise<unknown[]> {
  const opening = indexedDB.open('amparo-payments')
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const found: unknown[] = []
  for (const name of database.objectStoreNames) {
    const request = database.transaction(name).objectStore(name).getAll()
    const rows = await new Promise<unknown[]>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    found.push(...rows.filter((row) => typeof row === 'object' && row !== null && 'localId' in row).map(readable))
  }
  database.close()
  return found

  function readable(row: unknown) {
    const decode = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes)
    return Object.values(row as object).map((value) =>
      value instanceof ArrayBuffer || value instanceof Uint8Array ? decode(value) : value,
    )
  }
}
