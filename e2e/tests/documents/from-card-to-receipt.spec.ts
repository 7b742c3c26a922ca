import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { content } from '../../content.ts'
import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { savedClaims } from '../../pages/saved-claims.ts'
import { cards } from '../../people.ts'
import { pdf, png, textFile } from '../../sample-files.ts'
import { drop, paste } from '../../steps/drop-files.ts'
import { expectReviewed } from '../../steps/expect-reviewed.ts'
import { operator } from '../../steps/operator.ts'
import { expect, test } from '../../story.ts'

test('a person enters a card, fills in a claim, adds files in every way, saves it for later, resumes and sends it [C-001, C-125, C-126, C-130, C-145, C-148, C-149, C-160, C-161, C-163, C-164, C-184 to C-188]', async ({
  cardholder,
  claimant,
  page,
}) => {
  test.slow()
  const card = newCardLike(cards.premiumUsa)
  await cardholder.signsIn(card)
  const claim = await claimant.starts(card, 'CDW')
  for (const { page_key } of claim.pages) await claimant.fillsIn(claim, page_key)

  const documents = claimDocumentsPage(page)
  const { choose, received, picker, pick, pickAdd, files, titleOf, announcements } = documents
  await expect(documents.heading).toBeVisible()
  await expect(page).toHaveURL(/\/claims\/CDW\/[\w-]+\/documents$/)
  await expectAccessible(page, { state: 'documents' })
  const contract = [pdf('contract.pdf'), pdf('Contract page 2.PDF')]
  await choose('DOC010').setInputFiles(contract)
  await expect(received('contract.pdf')).toBeVisible()
  await expect(received('Contract page 2.PDF')).toBeVisible()
  const statement = textFile('statement.txt', 'Rented on the 3rd, 412.00')
  await drop(page, '[data-document="DOC002"]', [statement])
  await expect(received('statement.txt')).toBeVisible()
  await expect(documents.document('DOC002')).toContainText('statement.txt')
  await expect(announcements).toContainText('statement.txt')
  // For a pasted picture the person has to say which document it is.
  await paste(page, [png('image.png')])
  await expect(picker).toBeVisible()
  await expectAccessible(page, { state: 'type picker' })
  await pickAdd.click()
  await expect(picker.getByRole('alert')).toHaveText(documents.uploads.pick_required)
  await pick('DOC004').check()
  await pickAdd.click()
  await expect(received('image_')).toBeVisible()
  await expect(files).toHaveCount(4)
  await expectAccessible(page, { state: 'documents with files' })

  const { saveLater, saveDialog, text } = claimFormPage(page)
  await saveLater.click()
  await saveDialog.getByRole('button', { name: text.save_and_exit }).click()
  await cardholder.landsOnBenefits(card)
  await savedClaims(page).resume.click()
  await expect(documents.heading).toBeVisible()
  await expect(files).toHaveCount(4)

  // The other required documents can follow later; the page lists them [C-160].
  const stillNeeded = await documents.list
    .filter({ hasText: documents.uploads.needed })
    .getByRole('heading')
    .allInnerTexts()
  await documents.continue.click()
  await expect(documents.missing(stillNeeded.length).getByRole('listitem')).toHaveText(stillNeeded)
  await documents.addNow.click()
  await documents.continue.click()
  await documents.continueWithout.click()
  const review = claimReviewPage(page)
  await expect(review.heading).toBeVisible()
  await expectReviewed(page, claim)
  await expect(review.sections.last().getByRole('definition')).toHaveText([
    'contract.pdf',
    'Contract page 2.PDF',
    'statement.txt',
    /^image_\d+\.png$/,
  ])

  const { finish, confirmDialog, confirm, successHeading, number, statusLink, receiptLink, ...submission } =
    claimSubmission(page)
  await finish.click()
  await expect(confirmDialog).toContainText(submission.text.confirm_files.other.replace('{count}', '4'))
  await expect(confirmDialog.getByRole('listitem')).toHaveText(stillNeeded)
  await expectAccessible(page, { state: 'confirm with files' })
  await confirm.click()
  await expect(successHeading).toBeVisible()
  const claimNumber = await number.innerText()
  expect(claimNumber).toMatch(/^[2-9A-Z]{9}$/)
  await expectAccessible(page, { state: 'success with missing documents' })
  await expect(page.getByRole('region', { name: submission.success.missing_title }).getByRole('listitem')).toHaveText(
    stillNeeded,
  )

  await receiptLink.click()
  await expect(submission.receiptHeading).toBeVisible()
  const main = page.getByRole('main')
  const given = claim.answers.cardholder_details
  for (const answer of [given?.cardholder_first_name, given?.cardholder_city, titleOf('DOC010')])
    await expect(main).toContainText(String(answer))
  for (const { name, buffer } of [...contract, statement]) {
    await expect(main).toContainText(name)
    await expect(main).toContainText(createHash('sha256').update(buffer).digest('hex'))
  }
  const saved = page.waitForEvent('download')
  await submission.download.click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`${claimNumber}.pdf`)
  await test.step('the download is a PDF with pages; its text is tested where it is created', async () => {
    const file = await readFile(await download.path(), 'latin1')
    expect(file).toMatch(/^%PDF-1\.\d/)
    expect(file.trimEnd()).toMatch(/%%EOF$/)
    expect(file).toMatch(/\/Type\s*\/Page\b/)
  })

  // The operator sees what was sent, and the operator's decision shows on the status page.
  const registered = await operator.opens(claimNumber)
  expect(registered).toMatchObject({ benefit_code: 'CDW', state: 'registered', status: 'open' })
  expect(
    registered.documents
      .filter(({ file_name }) => file_name)
      .map(({ document_id }) => document_id)
      .toSorted(),
  ).toEqual(['DOC002', 'DOC004', 'DOC010', 'DOC010'])
  await operator.setsStatus(claimNumber, 'approved')
  await page.goBack()
  await statusLink.click()
  await claimStatusPage(page).found(claimNumber)
  await expect(main).toContainText(content('claim-statuses').approved.name)

  // The form of a sent claim cannot be opened again [C-130, C-149].
  await page.goBack()
  await expect(successHeading).toBeVisible()
  await page.goto(new URL(page.url()).pathname.replace(/success$/, 'documents'))
  await expect(page).toHaveURL(/\/success$/)
  await expect(number).toHaveText(claimNumber)
})
