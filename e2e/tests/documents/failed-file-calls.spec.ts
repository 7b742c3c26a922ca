import type { Page } from '@playwright/test'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { pdf } from '../../sample-files.ts'
import { eachFault, expectOneClaim, startsFilledClaim } from '../../steps/each-fault.ts'
import type { CallFault } from '../../steps/fail-calls.ts'
import { expect, test } from '../../story.ts'

const FILE = 'receipt.pdf'

test('after each failure of an upload the file can be sent again, unless it arrived, and the page keeps waiting for its check [C-164, C-563, C-566, C-567, C-597, C-X68, C-X70]', async ({
  claimant,
  page,
  guard,
}, { retry }) => {
  const claim = await startsFilledClaim({ claimant, guard, days: 14 + retry })
  const { file, notices } = claimDocumentsPage(page)
  await eachFault(page, '*/files/sign', { act: () => sendsFile(page), shows: (fault) => seesFileError(page, fault) })
  await sendsFile(page)
  await removesFile(page)

  const fileArrives: CallFault[] = ['cut after the server', 'half an answer']
  await eachFault(page, '*/uploads', {
    act: () => sendsFile(page),
    shows: (fault) => (fileArrives.includes(fault) ? removesFile(page) : seesFileError(page, fault)),
  })
  await sendsFile(page)
  await removesFile(page)

  await eachFault(page, '*/api/management/v1/files/fa_*', {
    act: () => sendsFile(page),
    async shows() {
      await expect(file(FILE).getByRole('progressbar')).toBeVisible()
      await expect(notices).toHaveCount(0)
    },
    afterwards: () => removesFile(page),
  })
  await sendsFile(page)
  await hasOneFile(page)
  await claimant.skipsDocuments(claim)
  await claimant.sends(claim)
  await expectOneClaim(claim, [FILE])
})

async function sendsFile(page: Page) {
  const { choose, tryToSendAgain } = claimDocumentsPage(page)
  if (await tryToSendAgain(FILE).isVisible()) await tryToSendAgain(FILE).click()
  else await choose('DOC006').setInputFiles([pdf(FILE)])
}

async function seesFileError(page: Page, fault: CallFault) {
  const { notices, files, tryToSendAgain, uploads } = claimDocumentsPage(page)
  const message = fault.startsWith('cut') ? uploads.failed_network : uploads.failed_other
  await expect(notices).toHaveText([message.replace('{name}', FILE)])
  await expect(files).toHaveCount(0)
  await expect(tryToSendAgain(FILE)).toBeVisible()
}

async function hasOneFile(page: Page) {
  const { received, files, notices } = claimDocumentsPage(page)
  await expect(received(FILE)).toBeVisible()
  await expect(files).toHaveCount(1)
  await expect(notices).toHaveCount(0)
}

/** So that the next fault has a new file to affect. */
async function removesFile(page: Page) {
  const { remove } = claimDocumentsPage(page)
  await hasOneFile(page)
  await remove(FILE).click()
}
