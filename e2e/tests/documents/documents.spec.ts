import { basename } from 'node:path'
import { fill } from '@amparo/content/fill'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { pdf, png } from '../../sample-files.ts'
import { drop } from '../../steps/drop-files.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards

test('a file can be stopped, viewed and removed, and sent again after a network failure [C-163 to C-166, C-X68]', async ({
  claimant,
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED/)
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, received, file, files, stop, remove, show, announcements, notices, uploads, tryToSendAgain } =
    claimDocumentsPage(page)
  const { html, dialog } = shell(page)
  const store = '**/uploads'
  const release = Promise.withResolvers<void>()
  await page.route(store, async (route) => {
    await release.promise
    await route.continue().catch(() => undefined)
  })
  await choose('DOC006').setInputFiles([png('photo.png'), pdf('slow.pdf')])
  await expect(file('slow.pdf').getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, { state: 'files under way' })
  await stop('slow.pdf').click()
  await expect(file('slow.pdf')).toHaveCount(0)
  await expect(choose('DOC006')).toBeFocused()
  release.resolve()
  await expect(received('photo.png')).toBeVisible()
  await page.unroute(store)

  await show('photo.png').click()
  const picture = dialog.getByRole('img', { name: 'photo.png' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240)
  await expect(html).toHaveJSProperty('scrollWidth', await html.evaluate(({ clientWidth }) => clientWidth))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await remove('photo.png').click()
  await expect(files).toHaveCount(0)
  await expect(announcements).toContainText([fill(uploads.said_removed, { name: 'photo.png' })])

  await page.route(store, (route) => route.abort())
  await choose('DOC006').setInputFiles([pdf('cut.pdf')])
  await expect(notices).toHaveText([fill(uploads.failed_network, { name: 'cut.pdf' })])
  await expect(files).toHaveCount(0)
  await page.unroute(store)
  await tryToSendAgain('cut.pdf').click()
  await expect(received('cut.pdf')).toBeVisible()
  await expect(notices).toHaveCount(0)
})

test('a document with forms offers them for download and accepts them signed; DOC134 is never listed [C-154 to C-159, C-X54]', async ({
  claimant,
  page,
}) => {
  const locale = 'en_LAC'
  await claimant.hasFilledIn(cards.blackMexico, 'PUR', { locale, prefer: { payment_method: 'bank_transfer' } })
  const documents = claimDocumentsPage(page, locale)
  const { getForm, forms, formDownload, sendForm, addForm, received, document, picker, pick, pickAdd } = documents
  await expect(document('DOC134')).toHaveCount(0)
  // Wait only for the response of the new page: one that belongs to the old page can no longer be read.
  await page.reload({ waitUntil: 'commit' })
  const answered = await page.waitForResponse((one) => one.url().endsWith('/questions/documents/'))
  const { documents: listed } = await answered.json()
  const [form] = listed.find(({ id }: { id: string }) => id === 'DOC017').wire_transfer_documents
  expect(form).toEqual({ document_id: 'DOC017', name: expect.any(String), path: expect.stringMatching(/\.pdf$/) })

  await getForm('DOC017').click()
  await expect(forms).toBeVisible()
  await expectAccessible(page, { state: 'transfer forms' })
  const saved = page.waitForEvent('download')
  await formDownload(form.name).click()
  const download = await saved
  expect(basename(download.suggestedFilename(), '.pdf')).toBe(form.name)
  const chunks = await (await download.createReadStream()).toArray()
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-')
  await sendForm.setInputFiles([pdf('signed.pdf')])
  await expect(forms).toHaveCount(0)
  await expect(received('signed.pdf')).toBeVisible()

  // A file dropped on the page is assigned to the document afterwards.
  await drop(page, 'main h1', [pdf('page 2.pdf')])
  await expect(picker).toContainText('page 2.pdf')
  await pick('DOC017').check()
  await pickAdd.click()
  await addForm.click()
  await expect(received('page 2.pdf')).toBeVisible()
  await expect(document('DOC017')).toContainText('page 2.pdf')
})
