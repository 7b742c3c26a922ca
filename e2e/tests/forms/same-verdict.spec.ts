import { corpus, verdicts } from '@amparo/form-engine/testing/corpus'
import { expect, test } from '../../story.ts'
import { bundleCorpus } from './bundle-corpus.ts'

const SEED = 5
const COUNT = 400

const places = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'ar-SA' },
  { timezoneId: 'America/St_Johns', locale: 'th-TH' },
  { timezoneId: 'UTC', locale: 'en-US' },
]

test('the form engine judges in any browser as it does on the server', async ({ browser }) => {
  const engine = await bundleCorpus()
  const here = verdicts(corpus(SEED, COUNT))

  for (const place of places) {
    const context = await browser.newContext(place)
    const page = await context.newPage()
    const there = await page.evaluate(`${engine}
      const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
      ({ timezoneId: timeZone, locale, verdict: engine.verdicts(engine.corpus(${SEED}, ${COUNT})) })`)
    // Without the first two the third would prove nothing.
    expect(there).toEqual({ ...place, verdict: here })
    await context.close()
  }
})
