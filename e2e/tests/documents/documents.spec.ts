import { truncateSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fill } from '@amparo/content/fill'
import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { pdf, png, textFile } from '../../sample-files.ts'
import { drop } from '../../steps/drop-files.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards
/** Split in two, so that virus scanners do not flag this source file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const LIMIT = 26_214_400

test('files that cannot be sent are rejected at once, each with a reason, and never leave the device [C-179 to C-181, C-184, C-597]', async ({
  claimant,
  page,
}, testInfo) => {
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, received, notices, uploads, files, dismiss } = claimDocumentsPage(page)
  await choose('DOC006').setInputFiles([pdf('receipt.pdf')])
  await expect(received('receipt.pdf')).toBeVisible()

  const signed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/files/sign')) signed.push(request.postDataJSON().file_name)
  })
  const make = (name: string, size: number) => {
    const path = testInfo.outputPath(name)
    writeFileSync(path, 'x')
    truncateSync(path, size)
    return path
  }
  await choose('DOC002').setInputFiles([
    make('setup.exe', 10),
    make('photo.heic', 10),
    make('RECEIPT.pdf', 10),
    make('scan.pdf', LIMIT + 1),
    make('empty.txt', 0),
    make('Page 1.tar.gz', 10),
  ])
  await expect(notices).toHaveText([
    fill(uploads.unsupported_type, { fileName: 'setup.exe', fileType: '.exe' }),
    fill(uploads.heic, { fileName: 'photo.heic', fileType: '.heic' }),
    fill(uploads.duplicate, { fileName: 'RECEIPT.pdf' }),
    fill(uploads.too_large, { fileName: 'scan.pdf', size: '25 MB' }),
    fill(uploads.empty, { fileName: 'empty.txt' }),
    fill(uploads.unsupported_type, { fileName: 'Page 1.tar.gz', fileType: '.gz' }),
  ])
  await expectAccessible(page, { state: 'files that cannot be sent' })
  await expect(files).toHaveCount(1)
  await dismiss('empty.txt').click()
  await expect(notices).toHaveCount(5)

  // The largest allowed file together with a wrong one: the first is sent, the second rejected.
  await choose('DOC002').setInputFiles([make('largest.txt', LIMIT), make('music.mp3', 10)])
  await expect(notices).toHaveText([fill(uploads.unsupported_type, { fileName: 'music.mp3', fileType: '.mp3' })])
  await expect.poll(() => signed).toEqual(['largest.txt'])
})

test('the server refuses a file with wrong content or malware; it leaves the list, and the reason stays [C-165, C-166, C-597, C-X68, C-X70]', async ({
  claimant,
  page,
}) => {
  await claimant.hasFilledIn(premiumUsa, 'PUR')
  const { choose, received, notices, uploads, files, tryToSendAgain } = claimDocumentsPage(page)
  const reports: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('DOCUMENT_UPLOAD_API_ERROR')) reports.push(body)
  })
  // It goes away by itself, so the story waits for it from the beginning.
  const toast = expect(shell(page).snackbars).toContainText(fill(uploads.failed_toast, { name: '' }).trim())
  await choose('DOC006').setInputFiles([
    { ...pdf('invoice.pdf'), buffer: Buffer.from('<html>not what it says</html>') },
    pdf('real.pdf'),
    textFile('virus.txt', EICAR),
  ])
  await expect(notices).toHaveCount(2)
  await expect(notices.filter({ hasText: 'invoice.pdf' })).toHaveText(
    fill(uploads.failed_wrong_content, { name: 'invoice.pdf' }),
  )
  await expect(notices.filter({ hasText: 'virus.txt' })).toHaveText(fill(uploads.failed_malware, { name: 'virus.txt' }))
  await toast
  await expect(received('real.pdf')).toBeVisible()
  await expect(files).toHaveCount(1)
  // The same file would be refused again.
  await expect(tryToSendAgain('virus.txt')).toHaveCount(0)
  await expect.poll(() => reports.length).toBe(2)
  expect(reports.join()).not.toMatch(/invoice|virus/)
  await expectAccessible(page, { state: 'refused files' })

  await page.reload()
  await expect(files).toHaveCount(1)
})

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

test('the documents depend on the answers; opening their address directly starts at the first page [C-150, C-152, C-541]', async ({
  cardholder,
  claimant,
  page,
}) => {
  const listed = page.waitForRequest((one) => one.url().includes('/documents/') && one.method() === 'POST')
  const claim = await claimant.hasFilledIn(newCardLike(premiumUsa), 'PUR')
  expect((await listed).postDataJSON()).toMatchObject({ benefit_code: 'PUR', application: claim.answers })
  const { document, heading } = claimDocumentsPage(page)
  // A police report is needed only if the answers say there is one.
  await expect(document('DOC003')).toHaveCount(claim.answers.incident_details?.police_reported === 'yes' ? 1 : 0)
  const { pathname } = new URL(page.url())
  await cardholder.opens(premiumUsa, 'benefits')
  await page.goto(pathname)
  await expect(heading).toHaveCount(0)
  await claimant.arrivesAt(claim.pages[0])
})
