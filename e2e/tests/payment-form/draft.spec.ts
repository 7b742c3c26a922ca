import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { paymentFormPage } from '../../pages/payment-form-page.ts'
import { sessionDialogs } from '../../pages/session-dialogs.ts'
import { expect, test } from '../../story.ts'

test('what was answered is there after a reload, and after Sair [C-431, C-504 to C-506]', async ({ payee, page }) => {
  test.slow()
  const claim = await payee.hasAClaim()
  const form = paymentFormPage(page)
  await payee.opens(claim)
  await expect(form.restored).toHaveCount(0)
  await payee.comesToSign()
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

test('the answers lie on the device unreadable, and go with the session that times out [C-504, C-507]', async ({
  payee,
  page,
}) => {
  test.slow()
  const claim = await payee.hasAClaim()
  const form = paymentFormPage(page)
  await page.clock.install()
  await payee.opens(claim)
  await payee.describesTheAccount({ holder: 'yes' })
  await form.continue.click()
  await form.arrives('review_and_submit')
  const kept = await page.evaluate(readPayments)
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toMatch(/Marina|52998224725|123456-7/)

  await page.clock.fastForward('15:01')
  await expect(sessionDialogs(page, 'pt_BR').timeout).toBeVisible()
  await expect.poll(() => page.evaluate(readPayments)).toEqual([])
})

/** Everything that lies in the store of payments, letters of bytes included. */
async function readPayments(): Promise<unknown[]> {
  const opening = indexedDB.open('amparo-payments')
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const found: unknown[] = []
  for (const name of database.objectStoreNames) {
    const asking = database.transaction(name).objectStore(name).getAll()
    const rows = await new Promise<unknown[]>((resolve) => {
      asking.onsuccess = () => resolve(asking.result)
    })
    found.push(...rows.filter((row) => typeof row === 'object' && row !== null && 'localId' in row).map(readable))
  }
  database.close()
  return found

  function readable(row: unknown) {
    const letters = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes)
    return Object.values(row as object).map((value) =>
      value instanceof ArrayBuffer || value instanceof Uint8Array ? letters(value) : value,
    )
  }
}
