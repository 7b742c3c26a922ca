import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const text = content('portal-unavailable')['portal-unavailable']

// All stories share one product, so it is not really closed: only this browser gets the flag.
test('all pages are closed during maintenance [P-326, P-327, P-328] @only-phone', async ({ page }) => {
  await page.route('**/api/feature_flags/v1/', (route) =>
    route.fulfill({ json: [{ code: 'portal_unavailable', status: 'on' }] }),
  )
  for (const path of ['/', '/terms', '/usa/en_US/claim-status'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(page.getByRole('img', { name: text.image_alt })).toBeVisible()
      await expect(page.getByText(text.claims_safe)).toBeVisible()
      await expectAccessible(page)
    })
})

test('feature flags that fail to load do not break any page [P-449, P-463]', async ({ cardholder, page, guard }) => {
  guard.tolerates(/status of 500/)
  await page.route('**/api/feature_flags/v1/', (route) => route.fulfill({ status: 500, body: '{}' }))
  const report = page.waitForRequest('**/api/errors/v1/')
  await cardholder.signsIn(cards.oneBenefit)
  expect((await report).postDataJSON()).toMatchObject({ code: 'FEATURE_FLAGS_API_ERROR' })
})
