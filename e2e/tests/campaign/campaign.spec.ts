import { campaignPage } from '../../pages/campaign-page.ts'
import { expect, test } from '../../story.ts'

const partner = { contentType: 'text/html', body: '<title>Partner</title>' }

test('a campaign asks before it opens a partner’s site, and sends no referrer [P-280, P-290, P-291, P-294] @only-phone', async ({
  page,
  guard,
}) => {
  guard.tolerates(/request to https:\/\/shopping\.partner\.example/)
  let referrer: string | undefined = 'not requested'
  await page.route('https://shopping.partner.example/**', (route) => {
    referrer = route.request().headers().referer
    return route.fulfill(partner)
  })
  const campaign = campaignPage(page, 'safe-shopping')
  await page.goto('/campaign/Safe-Shopping')
  await campaign.arrives()
  await campaign.headerButton.click()
  await expect(campaign.notice).toContainText('shopping.partner.example')
  await campaign.confirm.click()

  await expect(page).toHaveURL('https://shopping.partner.example/checked-shops')
  expect(referrer).toBeUndefined()
})

test('cancelling the notice keeps the page and returns the focus to the button [P-292] @only-phone', async ({
  page,
}) => {
  const campaign = campaignPage(page, 'summer-travel', 'ar_EEMEA')
  await page.goto('/ar_EEMEA/campaign/summer-travel')
  await campaign.arrives()
  await campaign.headerButton.click()
  await campaign.cancel.click()

  await expect(campaign.notice).toBeHidden()
  await expect(campaign.headerButton).toBeFocused()
})

test('without the flag a click opens the partner’s site at once [P-293]', async ({ page, guard }) => {
  guard.tolerates(/request to https:\/\/travel\.partner\.example/)
  await page.route('https://travel.partner.example/**', (route) => route.fulfill(partner))
  await page.route('**/api/feature_flags/v1/', (route) => route.fulfill({ json: [] }))
  const campaign = campaignPage(page, 'summer-travel')
  await page.goto('/campaign/summer-travel')
  await campaign.arrives()
  await campaign.headerButton.click()

  await expect(page).toHaveURL('https://travel.partner.example/summer')
})
