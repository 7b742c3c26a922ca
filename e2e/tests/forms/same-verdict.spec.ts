import { corpus, verdicts } from '@amparo/form-engine/testing/corpus'
import { expect, test } from '../../story.ts'
import { bundleCorpus } from './bundle-corpus.ts'

const SEED = 5
const COUNT = 400

const settings = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'ar-SA' },
  { timezoneId: 'America/St_Johns', locale: 'th-TH' },
  { timezoneId: 'UTC', locale: 'en-US' },
]

test('the form engine gives the same results in a browser as on the server, whatever the locale and time zone', async ({
  browser,
}) => {
  const engine = await bundleCorpus()
  const onServer = verdicts(corpus(SEED, COUNT))

  for (const setting of settings) {
    const context = await browser.newContext(setting)
    const page = await context.newPage()
    const inBrowser = await page.evaluate(`${engine}
      const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
      ({ timezoneId: timeZone, locale, verdict: engine.verdicts(engine.corpus(${SEED}, ${COUNT})) })`)
    // Comparing the time zone and locale too shows that the browser really used them.
    expect(inBrowser).toEqual({ ...setting, verdict: onServer })
    await context.close()
  }
})
