import { content } from '../../content.ts'
import { mailTo, signInLink } from '../../steps/outbox.ts'
import { expect, test } from '../../story.ts'

const login = '/usa/en_US/marketplace/auth/login'
const text = content('marketplace-sign-in')

test('a user signs in with a link from a mail, which works once [M-023, M-024, M-026, M-037, M-334, M-335]', async ({
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const address = 'theo@mail.example'
  await page.goto(login)
  await page.getByLabel(text.email).fill(address)
  await page.getByRole('button', { name: text.send }).click()
  await expect(page.getByText(text.sent_title)).toBeVisible()

  const link = signInLink(await mailTo(page, address)) ?? ''
  // A mail scanner opens the link and does not press the button.
  await page.request.get(link)
  await page.goto(link)
  await page.getByRole('button', { name: text.link_button }).click()
  await expect(page).toHaveURL(/\/marketplace\/self-service\/add\//)

  await page.goto(link)
  await page.getByRole('button', { name: text.link_button }).click()
  await expect(
    page.getByText('Sign-in link expired: The special sign-in link expires after 15 days and can only be used once'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
})
