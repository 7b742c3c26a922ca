import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writtenDate } from '@amparo/rules/dates/format-date'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { chooseConsent, consentState } from '../../src/consent-state.ts'
import { originsOf, ports as storyPorts } from '../../src/origins.ts'
import { startProduct } from '../../src/start-product.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { policyholderAt } from '../../steps/policyholder.ts'
import { expect, test } from '../../story.ts'

// A separate product, because its clock moves a year ahead.
const ports = { PORT: storyPorts.PORT + 6, VAULT_PORT: storyPorts.VAULT_PORT + 6 }
const origins = originsOf(ports)
const email = 'nina.year@mail.example'
const text = content('self-service-billing')

test('a year of a policy: start, receipts, a failed charge, the resolved payment and the end of the term [M-212, M-217, M-219, M-220, M-229, M-230, M-329, M-331, M-333, M-348]', async ({
  page,
  context,
  guard,
}) => {
  test.slow()
  guard.tolerates(new RegExp(`request to http://localhost:(?:${ports.PORT}|${ports.VAULT_PORT})/`), /status of 401/)
  await context.addInitScript(chooseConsent, [consentState(origins)] as const)
  const folder = mkdtempSync(join(tmpdir(), 'amparo-year-'))
  const { stop } = await startProduct({
    ...ports,
    dataFolder: join(folder, 'data'),
    logFile: join(folder, 'product.log'),
  })
  try {
    const nina = policyholderAt(page, origins)
    const buyer = buyerAt(page)
    const today = new Date().toISOString().slice(0, 10)
    const start = later(today, 'days', 5)
    const main = page.getByRole('main')
    const receipts = () => nina.mailsAbout(email, /^Receipt for/)

    // Bought, but not begun.
    await nina.buys(email, { effective_date: start })
    await nina.signsIn(email)
    await expect(main).toContainText('Active on')

    // Started. The second and third months are charged automatically.
    await nina.moveClock(later(start, 'months', 1))
    await expect.poll(receipts).toBe(1)
    await nina.moveClock(later(start, 'months', 2))
    await expect.poll(receipts).toBe(2)

    // Another card, without enough money.
    await nina.signsIn(email)
    await expect(main).toContainText('Active')
    await nina.opens('Billing')
    await expect(main.getByRole('table')).toContainText('$6.30')
    await expectAccessible(page)
    await page.getByRole('button', { name: text.edit }).click()
    await buyer.entersCard('5555 5555 0000 0022')
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByText('Your changes have been applied.')).toBeVisible()
    await expect(main).toContainText('ending in 0022')

    // The charge fails: coverage ends 30 days later unless it is paid.
    const failed = later(start, 'months', 3)
    await nina.moveClock(failed)
    await expect.poll(() => nina.mailsAbout(email, /^We couldn’t charge/)).toBe(1)
    expect(await receipts()).toBe(2)
    await nina.signsIn(email)
    await expect(main).toContainText('Overdue payment')
    await expect(page.getByRole('alert')).toHaveText(
      new RegExp(`Your payment is overdue. To avoid losing your coverage on ${written(later(failed, 'days', 30))}`),
    )
    await nina.opens('Billing')
    await expect(main.getByRole('heading', { name: 'You owe $6.30' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay $6.30' }).click()
    await expectAccessible(page)
    await buyer.entersCard('5105 1051 0510 5100')
    await page.getByRole('button', { name: 'Pay $6.30 and use this card' }).dblclick()
    await expect(main).toContainText('Your billing is now up-to-date')
    await expect(main).toContainText(
      'Payment successful. Your payment method has been updated to Mastercard ending in 5100.',
    )
    await expect(main.getByRole('table').getByRole('row')).toHaveCount(5)
    await expect.poll(() => nina.mailsAbout(email, /^We received your payment/)).toBe(1)

    // Eight more payments, counted on the page, because old receipts are deleted. Then the year is over.
    await nina.moveClock(later(start, 'months', 11))
    await nina.signsIn(email)
    await nina.opens('Billing')
    await expect(main.getByRole('table').getByRole('row')).toHaveCount(13)
    await nina.moveClock(later(start, 'months', 12))
    await expect.poll(() => nina.mailsAbout(email, /has expired$/)).toBe(1)
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

const later = (day: string, type: 'days' | 'months', value: number) => shiftDate(day, { operator: 'plus', type, value })

/** As the page writes it: no line ends within a date. */
const written = (day: string) => writtenDate(day, 'en_US').replaceAll(' ', '\u00a0')
