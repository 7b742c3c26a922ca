import type { Page } from '@playwright/test'
import { complete, content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { cards } from '../../people.ts'
import { shownText } from '../../shown-text.ts'
import { expect, test } from '../../story.ts'

const { name } = content('benefits').pur
const details = complete(content('benefit-details')['purchase-protection'])

test('a benefit opens from the list with all its sections, without a request [P-192, P-227, P-233 to P-243] @only-phone', async ({
  cardholder,
  page,
}) => {
  const list = benefitsPage(page)
  const benefit = benefitPage(page)
  await cardholder.signsIn(cards.premiumUsa)
  await preloadsFinish(page)

  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A full browser requests the icon again for every address.
    if (!pathname.includes('favicon')) requests.push(pathname)
  })
  await list.readMore(name).click()
  await expect(benefit.heading).toBeFocused()
  expect(requests).toEqual([])
  await benefit.arrives(name)
  await expect(page).toHaveURL('/usa/en_US/benefits/PUR')

  await expect(benefit.lead).toHaveText(shownText(details.short_description))
  await expect(benefit.hero).toBeVisible()
  await expect(benefit.figures).toHaveCount(2)
  await expect(benefit.startClaim).toBeVisible()
  await expect(benefit.guide).toBeVisible()
  await expect(benefit.steps).toHaveText(details.how_it_works.map(shownText))
  await expect(benefit.checklist).toHaveText(details.checklist.map(shownText))
  await expect(benefit.checklistDisclaimer).toHaveText(shownText(details.checklist_disclaimer))
  await expect(benefit.goodToKnow).toHaveText(details.good_to_know.map(shownText))
  await expect(benefit.article.getByText(shownText(details.disclaimer))).toBeVisible()

  await expect(benefit.faq).toHaveCount(details.faq.length)
  for (const [index, [question = '', answer = '']] of details.faq.entries()) {
    const row = benefit.faq.nth(index)
    await row.getByText(shownText(question)).focus()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('paragraph')).toHaveText(shownText(answer))
    await expect(row.getByRole('paragraph')).toBeVisible()
  }
  await expect(benefit.article.locator('details[open]')).toHaveCount(1)

  await benefit.back.click()
  await cardholder.landsOnBenefits(cards.premiumUsa)
  await expect(list.heading).toBeFocused()
})

test('neither the list nor a benefit waits for one file before it asks for the next [P-184, P-227]', async ({
  cardholder,
  page,
}) => {
  const list = ['benefits-page-*.js', 'benefits-home.json', 'benefits.json', 'third-party-banner.json']
  await cardholder.opensLogin()
  await allAskedAtOnce(page, list, async () => {
    await cardholder.types(cards.premiumUsa.number)
    await cardholder.submits()
  })
  await cardholder.landsOnBenefits(cards.premiumUsa)
  // After a reload, nothing was preloaded during card entry.
  await allAskedAtOnce(page, list, () => page.reload({ waitUntil: 'commit' }))
  await benefitsPage(page).arrives()

  const files = [
    'benefit-page-*.js',
    'benefit-page.json',
    'benefits.json',
    'benefit-details.json',
    'before-you-start.json',
  ]
  await allAskedAtOnce(page, files, () => page.goto('/usa/en_US/benefits/PUR', { waitUntil: 'commit' }))
  await benefitPage(page).arrives(name)
})

/** Answers none of the files until all have been asked for: a file that is asked for only after another has arrived would never be. */
async function allAskedAtOnce(page: Page, files: readonly string[], open: () => Promise<unknown>) {
  const asked = new Set<string>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  for (const file of files)
    await page.route(`**/${file}`, async (route) => {
      asked.add(file)
      await released
      await route.continue()
    })
  await open()
  await expect.poll(() => files.filter((file) => !asked.has(file))).toEqual([])
  release()
  for (const file of files) await page.unroute(`**/${file}`)
}

/** Waits until everything that the list and the page around it preload has arrived. */
async function preloadsFinish(page: Page) {
  const expected = ['benefit-page', 'benefit-details', 'before-you-start', 'session', 'disclaimers'].map(
    (slug) => `/content/en_US/${slug}.json`,
  )
  const missing = async () => {
    const loaded = await resources(page)
    const hasScript = loaded.some((path) => /\/benefit-page-.*\.js$/.test(path))
    return [...expected.filter((path) => !loaded.includes(path)), ...(hasScript ? [] : ['script'])]
  }
  await expect.poll(missing).toEqual([])
}

/** Everything loaded so far. */
function resources(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
}
