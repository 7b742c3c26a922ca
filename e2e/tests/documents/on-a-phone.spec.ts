import type { Page } from '@playwright/test'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { cards } from '../../people.ts'
import { pdf, type SampleFile } from '../../sample-files.ts'
import { expect, test } from '../../story.ts'

const MOBILE_LIMIT = 19_000

test.use({ isMobile: true })

test('a 3 MB photo is made smaller, previewed and sent; photos that are all named image.jpg get unique names @only-phone [C-182, C-183, C-X01, C-X59]', async ({
  claimant,
  page,
}) => {
  test.slow()
  await claimant.hasFilledIn(cards.premiumUsa, 'PUR')
  const { camera, choose, smaller, useSmaller, received, files, show, notices, uploads } = claimDocumentsPage(page)
  const signed: { file_name: string; file_size: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/files/sign')) signed.push(request.postDataJSON())
  })
  const taken = await photo(page, 'image.jpg', { width: 2400, height: 1800 })
  expect(taken.buffer.length).toBeGreaterThan(3_000_000)
  await expect(camera('DOC006')).toHaveAttribute('capture', 'environment')
  await camera('DOC006').setInputFiles([taken])
  await expect(smaller).toBeVisible()
  const preview = smaller.getByRole('img')
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  await expectAccessible(page, { state: 'smaller picture' })
  await useSmaller.click()
  await expect(received('image_')).toBeVisible()
  expect(signed).toMatchObject([{ file_name: expect.stringMatching(/^image_\d{13}\.jpg$/) }])
  expect(signed[0]?.file_size).toBeLessThanOrEqual(MOBILE_LIMIT)

  // A photo with the same name is not a duplicate, and the previewed photo can be replaced by another one.
  const next = await photo(page, 'image.jpg', { width: 400, height: 300 })
  expect(next.buffer.length).toBeGreaterThan(MOBILE_LIMIT)
  await choose('DOC006').setInputFiles([next])
  await smaller.getByLabel(uploads.smaller_again).setInputFiles([{ ...next, name: 'closer.jpg' }])
  await expect(smaller.getByRole('img', { name: 'closer.jpg' })).toBeVisible()
  await useSmaller.click()
  await choose('DOC006').setInputFiles([next])
  await useSmaller.click()
  await expect(files).toHaveCount(3)
  await expect(files.filter({ hasText: uploads.stage_received })).toHaveCount(3)
  expect(signed.every(({ file_size }) => file_size <= MOBILE_LIMIT)).toBe(true)
  await show('closer.jpg').click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'closer.jpg' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Only pictures can be made smaller.
  const scan = pdf('scan.pdf')
  const exact = (size: number) => Buffer.concat([scan.buffer, Buffer.alloc(size - scan.buffer.length, '\n')])
  await choose('DOC006').setInputFiles([{ ...scan, buffer: exact(MOBILE_LIMIT + 1) }])
  await expect(notices).toHaveText([/scan\.pdf/])
  await choose('DOC006').setInputFiles([{ ...scan, buffer: exact(MOBILE_LIMIT) }])
  await expect(received('scan.pdf')).toBeVisible()
  await expect(notices).toHaveCount(0)
})

/** A color gradient with noise, which does not compress well. */
async function photo(page: Page, name: string, size: { width: number; height: number }): Promise<SampleFile> {
  const address = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    const picture = brush.createImageData(width, height)
    for (let at = 0; at < picture.data.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
      const grain = Math.random() * 70
      picture.data.set([(x / width) * 180 + grain, (y / height) * 180 + grain, 90 + grain, 255], at)
    }
    brush.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.97)
  }, size)

  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}
