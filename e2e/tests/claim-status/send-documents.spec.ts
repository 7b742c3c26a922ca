import { content } from '../../content.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { cards } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import { newClaim } from '../../steps/new-claim.ts'
import { operator } from '../../steps/operator.ts'
import { expect, test } from '../../story.ts'

const { doc004 } = content('claim-documents')

test('a missing document can be sent from the status page, and an operator receives it [C-265, C-267, C-560 to C-562]', async ({
  statusChecker,
  page,
}) => {
  test.slow()
  const { number, postalCode } = await newClaim(cards.premiumUsa, 'PUR')
  await operator.requestsDocument(number, 'DOC004')
  await operator.setsStatus(number, 'waiting_for_documents')
  const status = claimStatusPage(page)
  await statusChecker.opensForm('USA')
  await statusChecker.finds({ number, postal_code: postalCode }, number)
  await expect(status.requestedLater).toBeVisible()
  await expect(status.chip(doc004.title)).toHaveText(status.text.document_needed)
  await status.send.click()
  await expect(status.unready).toHaveText(status.text.send_nothing)
  await expectAccessible(page, { state: 'status with documents to send' })

  await status.choose(doc004.title).setInputFiles(pdf('report.pdf'))
  await expect(status.uploaded('report.pdf')).toBeVisible()
  const sent = page.waitForRequest('**/claims/upload_documents/')
  await status.send.click()
  expect((await sent).postDataJSON()).toEqual({
    claim_number: number,
    documents: [{ document_id: 'DOC004', file_approval_id: expect.stringMatching(/^fa_/) }],
    global_region_code: 'NAM',
    status_token: expect.stringMatching(/^cs_/),
  })
  await expect(status.done).toContainText(status.text.sent_title)
  await expect(page.locator(':focus')).toContainText(status.text.sent_title)
  await expect(status.chip(doc004.title)).toHaveText(status.text.document_sent)
  await expectAccessible(page, { state: 'documents sent' })

  const claim = await operator.opens(number)
  expect(claim.documents).toContainEqual(expect.objectContaining({ document_id: 'DOC004', file_name: 'report.pdf' }))
  await operator.receivesDocument(number, 'DOC004')
  await page.reload()
  await expect(status.chip(doc004.title)).toHaveText(status.text.document_received)
})
