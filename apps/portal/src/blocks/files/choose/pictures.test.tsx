import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { resetPage } from '../../../testing/render-page.tsx'
import { fakeWorker } from '../testing/file-server.ts'
import { aFile, choose, onPhone, openUploads, prepareUploads, request } from '../testing/open-uploads.tsx'

vi.mock('../worker/run-in-worker.ts', async () => (await import('../testing/file-server.ts')).fakeWorker)
prepareUploads()

it('makes a photo smaller on a phone and shows it before it is sent [C-X01, C-182]', async () => {
  onPhone()
  const { stored } = await openUploads()
  fakeWorker.shrinkPicture.mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }))
  choose([aFile('damage.png', { size: 4_000_000 })])
  const dialog = await screen.findByRole('dialog', { name: 'Can you read everything?' })
  expect(await within(dialog).findByAltText('damage.jpg as it will be sent')).toBeTruthy()
  expect(fakeWorker.shrinkPicture).toHaveBeenCalledWith(expect.any(File), 19_000)
  expect(stored()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use this photo' }))
  expect(stored()[0]?.name).toBe('damage.jpg')
  const store = await request()
  expect((store.form.get('file') as File).type).toBe('image/jpeg')
})

it('lets the person take another photo instead', async () => {
  onPhone()
  const { stored } = await openUploads()
  fakeWorker.shrinkPicture.mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }))
  choose([aFile('damage.jpg', { size: 4_000_000 })])
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Take another photo'), { target: { files: [aFile('second.jpg')] } })
  await waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['second.jpg']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each<[string, () => Promise<null>]>([
  ['fits in no size', () => Promise.resolve(null)],
  ['cannot be read', () => Promise.reject(new Error('no picture'))],
])('refuses a photo that %s as too large [C-X01]', async (_, shrink) => {
  onPhone()
  await openUploads()
  fakeWorker.shrinkPicture.mockImplementation(shrink)
  choose([aFile('damage.jpg', { size: 4_000_000 })])
  expect(await screen.findByText(/“damage.jpg” is larger than 18.5 kB/)).toBeTruthy()
})

it('offers the camera on phones only, and asks it for JPEG [C-X71]', async () => {
  onPhone()
  await openUploads()
  const camera = screen.getByLabelText('Take a photo for “Repair bill”') as HTMLInputElement
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/jpeg', 'environment'])
  const files = screen.getByLabelText('Choose files for “Repair bill”') as HTMLInputElement
  expect(files.accept).toBe('.csv,.doc,.docx,.gif,.jpeg,.jpg,.pdf,.png,.tiff,.txt,.xls,.xlsx')
  expect(files.multiple).toBe(true)
  resetPage()
  onPhone(false)
  await openUploads()
  expect(screen.queryByLabelText(/Take a photo/)).toBeNull()
})

it('shows a picture in full size', async () => {
  await openUploads()
  choose([aFile('a.png')])
  fireEvent.click(await screen.findByRole('button', { name: 'Show a.png' }))
  expect(within(screen.getByRole('dialog', { name: 'a.png' })).getByAltText('a.png')).toBeTruthy()
})
