import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { cards } from '../../people.ts'
import { operator } from '../../steps/operator.ts'
import { travellerAt } from '../../steps/traveller.ts'
import { expect, test } from '../../story.ts'

const locale = 'en_EEMEA'

test('whoever is shown a letter finds it valid by its code, and revoked once the operator has revoked it [C-X74]', async ({
  browser,
  cardholder,
  page,
}) => {
  const text = content('verify-letter')
  const traveller = travellerAt(page, locale)
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/TIN', { locale })
  await traveller.opensForm()
  await traveller.fillsIn()
  const posted = page.waitForRequest((request) => request.url().endsWith('/submit-letter/'))
  await traveller.create.click()
  const { ticket } = (await posted).postDataJSON()
  await expect(page.getByText(content('letter-page', locale).registered)).toBeVisible()
  const code = page.locator('[data-qr]').first()
  const link = (await code.getAttribute('data-qr')) ?? ''

  const context = await browser.newContext({ locale: 'en-US' })
  const desk = await context.newPage()
  await desk.goto(link)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(text.valid_title)
  await expect(desk).toHaveURL('/en_US/verify')
  await expect(desk.getByRole('main')).toContainText('A. N.')
  await expect(desk.getByRole('main')).not.toContainText(/Amal|Nasser/)
  await expectAccessible(desk)

  await operator.revokesLetter(ticket)
  await desk.goto(link)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(text.revoked_title)
  await desk.getByRole('button', { name: text.another }).click()
  await desk.getByLabel(text.code).fill('7K3M-P0QX-2WVD')
  await desk.getByRole('button', { name: text.check }).click()
  await expect(desk.getByRole('alert').filter({ hasText: text.unknown_title })).toBeVisible()
  await context.close()
})
