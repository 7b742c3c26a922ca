import type { Page } from '@playwright/test'
import { anotherOf } from '../../another-card.ts'
import { content } from '../../content.ts'
import { pdf } from '../../evidence-files.ts'
import type { Guard } from '../../guard.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { breakLine, type LineFault, lineFaults } from '../../steps/break-line.ts'
import type { Claimant, StartedClaim } from '../../steps/claimant.ts'
import { operator } from '../../steps/operator.ts'
import { expect, test } from '../../story.ts'

/** No other story sends one, so that the operator can count them by their day. */
const CODE = 'PRI'
const FILE = 'receipt.pdf'
const REVIEW = 'review_and_submit'
const DAY_MS = 86_400_000

test('the check of a page', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 10 + retry, at: 'payment_details' })
  const { continue: goOn, text, option } = claimFormPage(page)
  const answer = String(claim.answers.payment_details?.payment_method)
  await eachFault(page, '*/claims/questions/validate/', {
    act: () => goOn.click(),
    async told() {
      // What was said of the last try stays until this one has ended.
      await expect(goOn).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('main').getByText(text.check_failed)).toBeVisible()
      await expect(option('payment_method', answer)).toBeChecked()
    },
  })
  await goOn.click()
  await claimant.passesDocuments(claim)
  await endsAsOne(claimant, claim)
})

test('the list of documents [C-593]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 12 + retry })
  const { heading, list, text, tryAgain } = claimDocumentsPage(page)
  await eachFault(page, '*/claims/questions/documents/*', {
    act: ({ isFirst }) => (isFirst ? page.reload() : tryAgain.click()),
    async told() {
      await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeVisible()
      await expect(heading).toBeVisible()
    },
  })
  await tryAgain.click()
  await expect(list.first()).toBeVisible()
  await expect(tryAgain).toHaveCount(0)
  await claimant.passesDocuments(claim)
  await endsAsOne(claimant, claim)
})

test('the permit to send a file [C-563, C-597]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 14 + retry })
  await eachFault(page, '*/files/sign', { act: () => sendsFile(page), told: (fault) => isToldOfFile(page, fault) })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.passesDocuments(claim)
  await endsAsOne(claimant, claim, [FILE])
})

test('the way of a file to the store: what has arrived is found, what has not is sent again [C-566, C-567, C-X68]', async ({
  claimant,
  page,
  guard,
}, { retry }) => {
  const claim = await begins({ claimant, guard, days: 16 + retry })
  const arrives: LineFault[] = ['cut after the server', 'half an answer']
  await eachFault(page, '*/uploads', {
    act: () => sendsFile(page),
    told: (fault) => (arrives.includes(fault) ? takesAway(page) : isToldOfFile(page, fault)),
  })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.passesDocuments(claim)
  await endsAsOne(claimant, claim, [FILE])
})

test('the verdict about a file is waited for [C-164, C-X70]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 18 + retry })
  const { file, notices } = claimDocumentsPage(page)
  await eachFault(page, '*/api/management/v1/files/fa_*', {
    act: () => sendsFile(page),
    async told() {
      await expect(file(FILE).getByRole('progressbar')).toBeVisible()
      await expect(notices).toHaveCount(0)
    },
    mended: () => takesAway(page),
  })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.passesDocuments(claim)
  await endsAsOne(claimant, claim, [FILE])
})

test('the claim itself: however often it is tried, it is one [C-189, C-590]', async ({ claimant, page, guard }, {
  retry,
}) => {
  const claim = await begins({ claimant, guard, days: 20 + retry, at: REVIEW })
  const { finish, confirm, alert, text, successHeading } = claimSubmission(page)
  const again = alert.getByRole('button', { name: text.failed_button })
  await eachFault(page, '*/submit_claim/', {
    act: async ({ isFirst }) => {
      if (!isFirst) return again.click()
      await finish.click()
      await confirm.click()
    },
    async told() {
      await expect(alert).toContainText(text.failed_title)
      await expect(alert).toContainText(text.failed_text)
      await expect(claimReviewPage(page).sections.first()).toContainText(String(firstNameIn(claim)))
    },
  })
  await again.click()
  await expect(successHeading).toBeVisible()
  await isOne(claim, [])
})

test('the questions about its number go on [C-556, C-X05]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 22 + retry, at: REVIEW })
  const { finish, confirm, working, successHeading } = claimSubmission(page)
  const faults: LineFault[] = [...lineFaults]
  const { mend } = await breakLine(page, '*/long_operations/*', () => faults.shift() ?? null)
  await finish.click()
  await confirm.click()
  await expect(working).toBeVisible()
  await expect(successHeading).toBeVisible()
  expect(faults).toEqual([])
  await mend()
  await isOne(claim, [])
})

test('the receipt, as a page and as a file', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 24 + retry, at: REVIEW })
  const number = await claimant.sends(claim)
  const { receiptLink, receiptHeading, download } = claimSubmission(page)
  const { errorHeading, errorRetry } = shell(page)
  await eachFault(page, '*/claims/receipt/*/', {
    act: ({ isFirst }) => (isFirst ? receiptLink.click() : errorRetry.click()),
    told: () => expect(errorHeading).toBeVisible(),
  })
  await errorRetry.click()
  await expect(receiptHeading).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)

  // A browser notices itself that a file is only half there.
  for (const fault of ['cut before the server', 'server error'] as const) {
    const { met, mend } = await breakLine(page, '*/claims/receipt/*/pdf', () => fault)
    await download.click()
    await expect.poll(met).toBe(1)
    await expect(download).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('main')).toContainText(content('claim-receipt').download_failed)
    await mend()
  }
  const saved = page.waitForEvent('download')
  await download.click()
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`)
  await isOne(claim, [])
})

type Begin = { claimant: Claimant; guard: Guard; days: number; at?: string }

/** A claim of a day of its own, on a line that will break. */
function begins({ claimant, guard, days, at = 'documents' }: Begin): Promise<StartedClaim> {
  guard.tolerates(/ERR_CONNECTION_RESET/, /status of 500/, /CallFailed|unexpected_answer|network_error/)
  const today = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  return claimant.hasFilledIn(anotherOf(cards.premiumUsa), CODE, { today, at })
}

type Meeting = {
  act: (turn: { isFirst: boolean }) => Promise<unknown>
  /** What the person sees of it. */
  told: (fault: LineFault) => Promise<unknown>
  mended?: () => Promise<unknown>
}

/** All that can happen to a call, one after the other. */
async function eachFault(page: Page, url: string, { act, told, mended }: Meeting) {
  for (const fault of lineFaults)
    await test.step(fault, async () => {
      const { met, mend } = await breakLine(page, url, () => fault)
      await act({ isFirst: fault === lineFaults[0] })
      await expect.poll(met).toBeGreaterThan(0)
      await told(fault)
      await mend()
      await mended?.()
    })
}

async function sendsFile(page: Page) {
  const { choose, tryToSendAgain } = claimDocumentsPage(page)
  if (await tryToSendAgain(FILE).isVisible()) await tryToSendAgain(FILE).click()
  else await choose('DOC006').setInputFiles([pdf(FILE)])
}

async function isToldOfFile(page: Page, fault: LineFault) {
  const { notices, files, tryToSendAgain, uploads } = claimDocumentsPage(page)
  const words = fault.startsWith('cut') ? uploads.failed_network : uploads.failed_other
  await expect(notices).toHaveText([words.replace('{name}', FILE)])
  await expect(files).toHaveCount(0)
  await expect(tryToSendAgain(FILE)).toBeVisible()
}

async function hasOneFile(page: Page) {
  const { received, files, notices } = claimDocumentsPage(page)
  await expect(received(FILE)).toBeVisible()
  await expect(files).toHaveCount(1)
  await expect(notices).toHaveCount(0)
}

/** So that the next fault has a file to meet. */
async function takesAway(page: Page) {
  const { remove } = claimDocumentsPage(page)
  await hasOneFile(page)
  await remove(FILE).click()
}

async function endsAsOne(claimant: Claimant, claim: StartedClaim, files: string[] = []) {
  await claimant.sends(claim)
  await isOne(claim, files)
}

/** Whatever the person went through, the operator has one claim with every answer and every file. */
async function isOne(claim: StartedClaim, files: string[]) {
  const claims = await operator.findsOfDay(CODE, String(claim.answers.incident_details?.date_of_loss))
  expect(claims).toMatchObject([{ state: 'registered', claim_number: expect.any(String) }])
  const kept = await operator.looksAt(claims[0]?.claim_number ?? '')
  expect(kept.pages.map(({ page_key }) => page_key)).toEqual(Object.keys(claim.answers))
  expect(kept.documents.flatMap(({ file_name }) => file_name ?? [])).toEqual(files)
}

function firstNameIn({ answers }: StartedClaim) {
  return answers.cardholder_details?.cardholder_first_name
}
