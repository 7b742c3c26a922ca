import { complete, content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { guidePage } from '../../pages/guide-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { shownText } from '../../shown-text.ts'
import { expect, test } from '../../story.ts'
import { watchHeadings } from '../../watch-headings.ts'

const { name } = content('benefits').cdw
const guideText = complete(content('guides')['masterrental-2'])

test('a guide has a table of contents, sections, tables and a link back [P-247, P-267, P-275, P-276, P-278] @only-phone', async ({
  cardholder,
  page,
}) => {
  const guide = guidePage(page)
  const headings = await watchHeadings(page)
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'benefits/CDW')
  await benefitPage(page).guide.click()
  await guide.arrives(name)
  await expect(page).toHaveURL('/usa/en_US/benefits/CDW/guide')
  await expect(guide.heading).toBeFocused()

  const { text } = guide
  const titles = [text.who, text.covered, text.limits, text.exclusions, text.claim, text.definitions, text.general]
  await expect(guide.contents).toHaveText(titles)
  await expect(guide.sections).toHaveCount(titles.length)
  await expect(guide.section(text.exclusions).getByRole('listitem')).toHaveText(guideText.exclusions.map(shownText))
  await expect(guide.section(text.claim).getByRole('listitem')).toHaveText(guideText.claim_steps.map(shownText))
  await expect(guide.table(text.limits).getByRole('rowheader')).toHaveText(
    guideText.limits.map(([what = '']) => shownText(what)),
  )
  await expect(guide.table(text.limits).getByRole('cell').first()).toHaveText(/\d/)
  await expect(guide.table(text.definitions).getByRole('row')).toHaveCount(guideText.definitions.length + 1)

  await guide.contents.filter({ hasText: text.exclusions }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#exclusions$/)
  await expect(guide.section(text.exclusions)).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await guide.back.click()
  await benefitPage(page).arrives(name)
  await expect(page).toHaveURL('/usa/en_US/benefits/CDW')
  expect(await headings()).toEqual([name, guide.titleOf(name), name])
})

test('a guide prints on A4 and Letter without navigation and buttons [P-277]', async ({ cardholder, page }) => {
  const guide = guidePage(page)
  const { topBar, footer, scrollToTop } = shell(page)
  await page.addInitScript(() => {
    globalThis.print = () => document.body.append(Object.assign(document.createElement('output'), { id: 'printed' }))
  })
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'benefits/CDW/guide')
  await guide.arrives(name)
  await guide.print.click()
  await expect(page.locator('#printed')).toBeAttached()

  await page.emulateMedia({ media: 'print' })
  await expect(guide.heading).toBeVisible()
  for (const screenOnly of [
    guide.back,
    guide.print,
    topBar.getByRole('navigation'),
    scrollToTop,
    footer.getByRole('button'),
  ])
    await expect(screenOnly).toBeHidden()
  for (const format of ['A4', 'Letter'] as const) {
    const pages = pagesOf(await page.pdf({ format }))
    expect(pages.count).toBeGreaterThanOrEqual(1)
    expect(pages.count).toBeLessThanOrEqual(4)
    // An empty last page would be much smaller.
    expect(pages.bytesOfLast).toBeGreaterThan(400)
  }
})

/** Chromium writes each page as one object, with one stream for its content. */
function pagesOf(file: Buffer) {
  const text = file.toString('latin1')
  const pages = [...text.matchAll(/\/Type \/Page\b[^s].*?\/Contents (\d+) 0 R/gs)]
  const streamOfLast = new RegExp(`\\b${pages.at(-1)?.[1]} 0 obj\\s*<<[^>]*/Length (\\d+)`).exec(text)

  return { count: pages.length, bytesOfLast: Number(streamOfLast?.[1]) }
}
