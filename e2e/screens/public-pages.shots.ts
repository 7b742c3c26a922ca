import { chooseClaimMails } from '@amparo/contract/claim-mails'
import type { Answer } from '@amparo/contract/endpoint'
import { verifyLetter } from '@amparo/contract/letters'
import { CLAIM_MAILS_PATH, claimMailsLink } from '@amparo/rules/claims/claim-mail-link'
import { expect, type Page } from '@playwright/test'
import { content } from '../content.ts'
import { shell } from '../pages/shell.ts'
import { arrives, walk } from './walk.ts'

const isWindow = true
const verified: Answer<typeof verifyLetter> = {
  state: 'valid',
  ticket: '402117948736000004321',
  initials: 'A. N.',
  departure_date: '2030-12-01',
  return_date: '2030-12-15',
}
const readable = { terms: 'terms', privacy: 'privacy', accessibility: 'accessibility' } as const

walk('pages of text and campaigns', async ({ page, locale, take }) => {
  const { dialog } = shell(page, locale)
  for (const [name, path] of Object.entries(readable)) {
    await opens(page, `/${locale}/${path}`)
    await take(name, 'page')
  }
  await opens(page, `/${locale}/campaign/new-phone`)
  await take('campaign', 'short')
  await opens(page, `/${locale}/campaign/summer-travel`)
  await take('campaign', 'long')
  await page.locator('.campaign-hero .button').click()
  await expect(dialog).toBeVisible()
  await take('campaign', 'leaving-dialog', { isWindow })
})

walk('pages from a link or a mail', async ({ page, locale, take }) => {
  const verify = content('verify-letter', locale)
  await opens(page, `/${locale}/continue`)
  await take('continue-claim', 'form')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main .form-field-error')).toBeVisible()
  await take('continue-claim', 'error')
  await opens(page, `/${locale}/verify`)
  await take('verify-letter', 'form')
  await page.getByLabel(verify.code).fill('7K3M-P0QX-2WVD')
  await page.getByRole('button', { name: verify.check }).click()
  await expect(page.getByRole('alert').filter({ hasText: verify.unknown_title })).toBeVisible()
  await take('verify-letter', 'unknown')
  await page.route(`**${verifyLetter.path}`, (route) => route.fulfill({ json: verified }))
  await page.getByRole('button', { name: verify.check }).click()
  await expect(page.getByRole('heading', { level: 1, name: verify.valid_title })).toBeVisible()
  await take('verify-letter', 'valid')
  await page.unrouteAll()
  const mails = content('claim-mails-page', locale)
  const heading = page.getByRole('heading', { level: 1 })
  await page.route(`**${chooseClaimMails.path}`, (route) => route.fulfill({ status: 204 }))
  await opens(page, claimMailsLink('', locale, 'a'.repeat(64)))
  await expect(heading).toHaveText(mails.title)
  await take('claim-mails', 'question')
  await page.getByRole('button', { name: mails.stop }).click()
  await expect(heading).toHaveText(mails.off_title)
  await take('claim-mails', 'off')
  await opens(page, `/${locale}${CLAIM_MAILS_PATH}`)
  await expect(heading).toHaveText(mails.bad_title)
  await take('claim-mails', 'wrong-link')

  await page.goto(entryLink(locale))
  await expect(shell(page, locale).dialog).toBeVisible()
  await take('entry', 'failed', { isWindow })
  await page.route('**/prefill_token', () => new Promise(() => undefined))
  await page.goto(entryLink(locale), { waitUntil: 'commit' })
  await page.locator('.entry-progress p:not(:empty)').waitFor()
  await take('entry', 'loading', { isLoading: true, isWindow })
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.route('**/api/feature_flags/v1/', (route) =>
    route.fulfill({ json: [{ code: 'portal_unavailable', status: 'on' }] }),
  )
  await opens(page, `/${locale}/terms`)
  await take('maintenance', 'page')
})

walk(
  'pages in English only',
  async ({ page, take }) => {
    // An empty answer from the target keeps the page open.
    await page.route('https://card-network.example/**', (route) => route.fulfill({ status: 204 }))
    await opens(page, '/return-to-mastercard')
    await take('return-to-network', 'page')
    for (const [name, path] of [
      ['dev', '/dev'],
      ['dev-forms', '/dev/forms'],
      ['api-docs', '/api/docs'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take(name, 'page')
    }
  },
  { locales: ['en_US'] },
)

async function opens(page: Page, address: string) {
  await page.goto(address)
  await arrives(page)
}

const entryLink = (locale: string) =>
  `/usa/prefill?cardholder_data=x&benefit_code=CDW&country_code=USA&language_code=${locale}`
