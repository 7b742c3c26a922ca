import { fill, plural } from '@amparo/content/fill'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards

test('missing answers are listed, each with a link to its field, and nothing typed is lost [C-090, C-093, C-095, C-111, C-122]', async ({
  claimant,
  page,
}) => {
  const { pages } = await claimant.starts(premiumUsa, 'PUR')
  const { continue: continueButton, summary, problems, formText, control, error, field, option } = claimFormPage(page)
  const title = await page.title()
  const [first] = pages
  if (!first) throw new Error('no page')

  // No error shows before a field is left.
  await control('cardholder_first_name').fill('Ana 7')
  await expect(error('cardholder_first_name')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(error('cardholder_first_name')).toBeVisible()
  await expect(control('cardholder_first_name')).toHaveAttribute('aria-invalid', 'true')
  await expect(error('cardholder_last_name')).toHaveCount(0)
  await expect(summary).toHaveCount(0)

  await continueButton.click()
  const context = { today: '2026-01-01', locale: 'en_US', country: 'USA', application: {} } as const
  const expected = pageProblems(first, { cardholder_first_name: 'Ana 7', claimant_role: 'cardholder' }, context)
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(fill(formText.error_title, { title }))
  await expect(problems).toHaveCount(expected.length)
  await expect(summary.getByRole('heading')).toHaveText(
    fill(plural(formText.summary_title, expected.length, 'en-US'), { count: expected.length }),
  )
  for (const { path, message } of expected) {
    await problems.and(page.locator(`[href="#q-${path}"]`)).click()
    await expect(field(path).locator(':focus')).toHaveCount(1)
    await expect(error(path)).toContainText(message)
    await expect(page.locator(`:focus[aria-describedby~="q-${path}-error"], fieldset[role]:focus-within`)).toHaveCount(
      1,
    )
  }
  await expect(control('cardholder_first_name')).toHaveValue('Ana 7')

  // Changing the e-mail address makes its confirmation wrong.
  await control('cardholder_email').fill('ana@example.com')
  await control('cardholder_email__confirm').fill('ana@example.com')
  await page.keyboard.press('Tab')
  await expect(error('cardholder_email__confirm')).toHaveCount(0)
  await control('cardholder_email').fill('ana@example.org')
  await expect(error('cardholder_email__confirm')).toBeVisible()

  await control('cardholder_first_name').fill('Ana')
  await option('claimant_role', 'someone_else').check()
  await expect(error('cardholder_first_name')).toHaveCount(0)
})

test('errors from the server show at their fields, and the first field gets the focus [C-146, C-147]', async ({
  claimant,
  page,
}) => {
  const claim = await claimant.starts(premiumUsa, 'PUR')
  const { summary, problems, control, error, field } = claimFormPage(page)
  const errors = { cardholder_last_name: ['Look at it again'], cardholder_city: ['No such town'] }
  await page.route('**/claims/questions/validate/', (route) =>
    route.fulfill({ json: { error_code: 'invalid_answers', errors: { cardholder_details: errors } } }),
  )
  await claimant.answers(claim, 'cardholder_details')
  await claimant.continues(claim)

  await expect(control('cardholder_last_name')).toBeFocused()
  await expect.poll(async () => Math.round((await field('cardholder_last_name').boundingBox())?.y ?? 0)).toBe(100)
  await expect(error('cardholder_last_name')).toContainText('Look at it again')
  await expect(error('cardholder_city')).toContainText('No such town')
  await expect(summary).toBeVisible()
  await expect(problems).toHaveCount(2)

  await page.unroute('**/claims/questions/validate/')
  await claimant.continues(claim)
  await claimant.arrivesAt(claim.pages[1])
})
