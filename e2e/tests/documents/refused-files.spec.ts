import { truncateSync, writeFileSync } from 'node:fs'
import { fill } from '@amparo/content/fill'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { pdf, textFile } from '../../sample-files.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards
/** Split in two, so that virus scanners do not flag this source file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const LIMIT = 26_214_400

test('files that cannot be sent are rejected at once, each with a reason, and never leave the device [C-179 to C-181, C-184]', async ({
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
