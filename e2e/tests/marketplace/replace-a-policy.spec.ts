import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { buyerAt } from '../../steps/buyer.ts'
import { policyholderAt } from '../../steps/policyholder.ts'
import { expect, test } from '../../story.ts'

const rewrite = content('policy-rewrite')
const personal = content('self-service-personal')
const address = content('us-address')
const heading = { level: 1 } as const

test('a policyholder moves within the state, then replaces the policy, which ends once the new one is issued [M-150, M-197, M-267, M-272, M-273, M-302, M-329]', async ({
  page,
}) => {
  const email = 'nina.moves@mail.example'
  const nina = policyholderAt(page)
  const buyer = buyerAt(page)
  await nina.buys(email)
  await nina.signsIn(email)
  await expectAccessible(page)
  const old = page.url()

  // An address in the same state is changed at once.
  await nina.opens('Personal information')
  await page.getByRole('button', { name: personal.edit }).click()
  await page.getByLabel(address.line1, { exact: true }).fill('7 Oak Ave')
  await page.getByRole('button', { name: personal.save }).dblclick()
  await expect(page.getByText('Your changes have been applied.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('7 Oak Ave')

  // Another gender needs a new policy.
  await page.getByRole('button', { name: personal.edit }).click()
  await page.getByLabel('Prefer not to say').check()
  await page.getByRole('button', { name: personal.save }).click()
  const prompt = page.getByRole('dialog', { name: rewrite.title })
  await expect(prompt).toContainText('You’ll get back everything you paid')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: rewrite.confirm }).click()
  await expect(page).toHaveURL(/get-started\?cancelAndRewrite=true&previousPolicyId=/)
  await expect(page.getByLabel(address.line1, { exact: true })).toHaveValue('7 Oak Ave')
  await expect(page.getByLabel('Prefer not to say')).toBeChecked()
  await page.getByRole('button', { name: content('marketplace-quote').submit }).click()
  await buyer.goesToCheckout()

  // The logo and Cancel ask first.
  for (const control of [page.locator('.wordmark'), page.getByRole('button', { name: 'Cancel', exact: true })]) {
    await control.click()
    await page.getByRole('button', { name: rewrite.go_on }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Checkout')
  }
  await buyer.entersCard('5555 5555 5555 4444')
  await buyer.agreesToTerms()
  await buyer.purchase.click()
  await buyer.isAllSet()

  // Back leads to the new policy; the old one has ended.
  await page.goBack()
  await expect(page.getByRole('heading', heading)).toHaveText('Overview')
  expect(page.url()).not.toBe(old)
  await expect(page.getByText(/^Status:\s*Active$/)).toBeVisible()
  await page.goto(old)
  await expect(page.getByText(/^Status:\s*Inactive$/)).toBeVisible()
})
