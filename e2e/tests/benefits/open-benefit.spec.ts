import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { cards } from '../../people.ts'
import { shownText } from '../../shown-text.ts'
import { expect, test } from '../../story.ts'

const { name } = content('benefits').pur
const details = content('benefit-details')['purchase-protection']

test('a benefit opens from the list with all its sections, without a request [P-192, P-227, P-233 to P-243] @phone', async ({
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

test('the list and a benefit need only one more round trip after the benefits have arrived [P-184, P-227]', async ({
  cardholder,
  page,
}) => {
  await cardholder.signsIn(cards.premiumUsa)
  expect(await secondWave(page, listResources)).toEqual([])
  // After a reload, nothing was preloaded during card entry.
  await page.reload()
  await benefitsPage(page).arrives()
  expect(await secondWave(page, listResources)).toEqual([])
  await cardholder.opens(cards.premiumUsa, 'benefits/PUR')
  await benefitPage(page).arrives(name)
  expect(await secondWave(page, benefitResources)).toEqual([])
})

/** Waits until everything that the list and the page around it preload has arrived. */
async function preloadsFinish(page: Page) {
  const expected = ['benefit-page', 'benefit-details', 'before-you-start', 'session', 'disclaimers'].map(
    (slug) => `/content/en_US/${slug}.json`,
  )
  const missing = async () => {
    const loaded = (await resources(page)).map(({ path }) => path)
    const hasScript = loaded.some((path) => /\/benefit-page-.*\.js$/.test(path))
    return [...expected.filter((path) => !loaded.includes(path)), ...(hasScript ? [] : ['script'])]
  }
  await expect.poll(missing).toEqual([])
}

const listResources = /countries|benefits-page|(?:benefits-home|benefits|third-party-banner)\.json/
const benefitResources = /countries|benefit-page|(?:benefits|benefit-details|before-you-start)\.json/

/** Needed resources that were requested only after another one, itself requested after the benefits, had arrived. */
async function secondWave(page: Page, needed: RegExp): Promise<string[]> {
  const all = await resources(page)
  const benefitsEnd = all.find(({ path }) => path.endsWith('/v1/benefits/'))?.end ?? 0
  const after = all.filter(({ path, start }) => start > benefitsEnd && needed.test(path))
  expect(benefitsEnd).toBeGreaterThan(0)

  return after.filter(({ start }) => after.some(({ end }) => end < start)).map(({ path }) => path)
}

/** Everything loaded so far. */
function resources(page: Page) {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: new URL(entry.name).pathname,
      start: entry.startTime,
      end: entry.responseEnd,
    })),
  )
}
