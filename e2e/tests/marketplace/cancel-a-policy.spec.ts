import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { policyholderAt } from '../../steps/policyholder.ts'
import { expect, test } from '../../story.ts'

test('a policyholder cancels within ten days and gets a full refund [M-275, M-276, M-277, M-305, M-363]', async ({
  page,
}) => {
  const email = 'nina.cancels@mail.example'
  const nina = policyholderAt(page)
  const text = content('cancel-policy')
  await nina.buys(email)
  await nina.signsIn(email)
  await page.getByRole('button', { name: text.open }).click()
  const dialog = page.getByRole('dialog', { name: text.title })
  await expect(dialog).toContainText('You’ll get back everything you paid: $6.30.')
  await expect(dialog).toContainText(`We’ll send a confirmation to ${email}.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text.submit }).click()
  await expect(dialog.getByText(text.confirm_missing)).toBeVisible()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: text.submit }).dblclick()
  await expect(page.getByText('Your policy has been cancelled.')).toBeVisible()
  await expect(page.getByText('Inactive')).toBeVisible()
  await expect(page.getByRole('button', { name: text.open })).toHaveCount(0)
  await expect.poll(() => nina.mailsAbout(email, /is canceled$/)).toBe(1)

  // The refund is made by a job.
  await nina.opens('Billing')
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('table')).toContainText('-$6.30', { timeout: 5_000 })
  }).toPass()
})
