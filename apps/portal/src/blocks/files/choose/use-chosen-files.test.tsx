import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeRequest } from '../testing/file-server.ts'
import { aFile, choose, onPhone, openUploads, prepareUploads } from '../testing/open-uploads.tsx'

vi.mock('../worker/run-in-worker.ts', async () => (await import('../testing/file-server.ts')).fakeWorker)
prepareUploads()

it.each<[string, File, boolean, RegExp, string]>([
  ['a type', aFile('tool.exe'), false, /We can’t open .exe files, so “tool.exe” wasn’t added/, 'C-179'],
  [
    'a HEIC',
    aFile('a.heic'),
    true,
    /We can’t open .heic photos, so “a.heic” wasn’t added. Set your phone’s camera/,
    'C-X71',
  ],
  ['nothing', aFile('a.pdf', { size: 0 }), false, /is empty/, 'C-181'],
  ['26214401 bytes', aFile('a.pdf', { size: 26_214_401 }), false, /“a.pdf” is larger than 25 MB/, 'C-181'],
  ['19001 bytes on a phone', aFile('a.pdf', { size: 19_001 }), true, /larger than 18.5 kB/, 'C-182, C-X01'],
])('refuses %s, and explains what to do [%s]', async (_, file, phone, words) => {
  onPhone(phone)
  const { stored } = await openUploads()
  choose([file])
  expect(screen.getByText(words).closest('[role=alert]')).toBeTruthy()
  expect(stored()).toEqual([])
  expect(FakeRequest.sent).toHaveLength(0)
})

it.each<[string, number, boolean]>([
  ['26214400 bytes', 26_214_400, false],
  ['19000 bytes on a phone', 19_000, true],
])('accepts %s [C-181, C-182]', async (_, size, phone) => {
  onPhone(phone)
  const { stored } = await openUploads()
  choose([aFile('a.pdf', { size })])
  expect(stored()).toHaveLength(1)
})

it('refuses a second file with the same name, even at the same time or for another document [C-180]', async () => {
  const { stored } = await openUploads()
  choose([aFile('a.pdf'), aFile('a.pdf')])
  expect(screen.getByText(/already added a file called “a.pdf”/)).toBeTruthy()
  choose([aFile('A.pdf')], 'Photos')
  expect(screen.getByText(/already added a file called “A.pdf”/)).toBeTruthy()
  expect(stored()).toHaveLength(1)
})

it('follows the device, when its window or pointer changes', async () => {
  const change = onPhone()
  await openUploads()
  expect(screen.getByText(/can be up to 18.5 kB/)).toBeTruthy()
  act(() => change(false))
  expect(screen.getByText(/up to 25 MB each.*drop files anywhere/)).toBeTruthy()
})

it('gives photos from phones, which are all called image, different names [C-183, C-X59]', async () => {
  onPhone()
  const { stored } = await openUploads()
  choose([aFile('image.jpg'), aFile('image.jpg')])
  const names = stored().map(({ name }) => name)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^image_\d{13}\.jpg$/)
  expect(new Set(names).size).toBe(2)
})

it('keeps that name on a computer', async () => {
  const { stored } = await openUploads()
  choose([aFile('image.jpg')])
  expect(stored()[0]?.name).toBe('image.jpg')
})
