import type { Page } from '@playwright/test'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { pdf } from '../../sample-files.ts'
import { begins, eachFault, sendsOneClaim } from '../../steps/each-fault.ts'
import type { CallFault } from '../../steps/fail-calls.ts'
import { expect, test } from '../../story.ts'

const FILE = 'receipt.pdf'

test('the permit to send a file [C-563, C-597]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 14 + retry })
  await eachFault(page, '*/files/sign', { act: () => sendsFile(page), shows: (fault) => isToldOfFile(page, fault) })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.passesDocuments(claim)
  await sendsOneClaim(claimant, claim, [FILE])
})

test('the way of a file to the store: what has arrived is found, what has not is sent again [C-566, C-567, C-X68]', async ({
  claimant,
  page,
  guard,
}, { retry }) => {
  const claim = await begins({ claimant, guard, days: 16 + retry })
  const arrives: CallFault[] = ['cut after the server', 'half an answer']
  await eachFault(page, '*/uploads', {
    act: () => sendsFile(page),
    shows: (fault) => (arrives.includes(fault) ? takesAway(page) : isToldOfFile(page, fault)),
  })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.passesDocuments(claim)
  await sendsOneClaim(claimant, claim, [FILE])
})

test('the verdict about a file is waited for [C-164, C-X70]', async ({ claimant, page, guard }, { retry }) => {
  const claim = await begins({ claimant, guard, days: 18 + retry })
  const { file, notices } = claimDocumentsPage(page)
  await eachFault(page, '*/api/management/v1/files/fa_*', {
    act: () => sendsFile(page),
    async shows() {
      await expect(file(FILE).getByRole('progressbar')).toBeVisible()
      await expect(notices).toHaveCount(0)
    },
    afterwards: () => takesAway(page),
  })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.passesDocuments(claim)
  await sendsOneClaim(claimant, claim, [FILE])
})

async function sendsFile(page: Page) {
  const { choose, tryToSendAgain } = claimDocumentsPage(page)
  if (await tryToSendAgain(FILE).isVisible()) await tryToSendAgain(FILE).click()
  else await choose('DOC006').setInputFiles([pdf(FILE)])
}

async function isToldOfFile(page: Page, fault: CallFault) {
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
