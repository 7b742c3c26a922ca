import { newCardLike } from '../new-card-like.ts'
import { claimDocumentsPage } from '../pages/claim-documents-page.ts'
import { claimReviewPage } from '../pages/claim-review-page.ts'
import { cards } from '../people.ts'
import { pdf } from '../sample-files.ts'
import { bucketOrigin, origins } from '../src/origins.ts'
import { expect, test } from '../story.ts'

// A browser adds no headers of its own to what it sends to the bucket.
test.use({ extraHTTPHeaders: {} })

test('a document goes from the page to the bucket, and a claim with it is sent', async ({
  cardholder,
  claimant,
  page,
}) => {
  const card = newCardLike(cards.premiumUsa)
  await cardholder.signsIn(card)
  const claim = await claimant.hasFilledIn(card, 'CDW')
  const { choose, received, continue: goOn, continueWithout } = claimDocumentsPage(page)
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().startsWith(`${bucketOrigin}/`),
  )
  await choose('DOC010').setInputFiles([pdf('contract.pdf')])

  const answer = await sent
  expect([bucketOrigin !== origins.portal, answer.status()]).toEqual([true, 201])
  expect(answer.headers()['access-control-allow-origin']).toBe(origins.portal)
  await expect(received('contract.pdf')).toBeVisible()
  await goOn.click()
  await continueWithout.click()
  await expect(claimReviewPage(page).heading).toBeVisible()
  expect(await claimant.sends(claim)).toMatch(/^[2-9A-Z]{9}$/)
})

test('the page may send files to the bucket and to no other place', async ({ page, guard }) => {
  guard.tolerates(/connect-src/, /elsewhere\.example/)
  await page.goto('/en_US/login')
  const policy = (await page.request.get('/en_US/login')).headers()['content-security-policy'] ?? ''
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(sources).toContain(bucketOrigin)
  const isBlocked = await page.evaluate(() =>
    fetch('https://elsewhere.example/', { method: 'POST', body: 'x' }).then(
      () => false,
      () => true,
    ),
  )
  expect(isBlocked).toBe(true)
})
