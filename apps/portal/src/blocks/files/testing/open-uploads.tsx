import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { drawModals, type Handler, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { stubMedia } from '../../../testing/stub-media.ts'
import { dismissSnackbar, useSnackbars } from '../../../ui/feedback/snackbar.ts'
import type { AskedDocument, DocumentFile } from '../document-file.ts'
import { DocumentUploads } from '../document-uploads.tsx'
import { FakeRequest, fakeWorker, fileServer } from './file-server.ts'

export const TOKEN = 'pt_of_the_test'
/** From a phone, or not; the result changes that. */
export const onPhone = (yes = true) => stubMedia(yes)
/** Call once per test file: modal dialogs, an object store that answers when the test says so, and a desktop browser. */
export function prepareUploads() {
  beforeEach(() => {
    drawModals()
    FakeRequest.sent = []
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    stubMedia(false)
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => undefined
    fakeWorker.hashFile.mockResolvedValue('a'.repeat(64))
    fakeWorker.shrinkPicture.mockReset()
  })
  afterEach(() => {
    resetPage()
    vi.unstubAllGlobals()
  })
}

export const asked = (id: string, title: string, parts: Partial<AskedDocument> = {}): AskedDocument => ({
  id,
  title,
  description: `About ${title}`,
  uploadable: true,
  ...parts,
})
export const bill = asked('DOC005', 'Repair bill', { required: true })
export const photos = asked('DOC004', 'Photos', { required: false })
export const two = [bill, photos]

type Options = {
  documents?: AskedDocument[]
  before?: DocumentFile[]
  answers?: Record<string, Handler>
  limit?: number
}

export async function openUploads({
  documents = two,
  before = [],
  answers = fileServer(),
  limit = 19_000,
}: Options = {}) {
  let stored: DocumentFile[] = before
  function Page() {
    const [files, setFiles] = useState(before)
    stored = files
    return (
      <>
        <DocumentUploads documents={documents} files={files} onFiles={setFiles} token={{ value: TOKEN }} />
        <ul aria-label="toasts">
          {useSnackbars().map(({ id, text }) => (
            <li key={id}>
              <button type="button" onClick={() => dismissSnackbar(id)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  }
  const view = renderPage(<Page />, {
    path: '/usa/en_US/here',
    route: '/:countryCode/:languageCode/here',
    settings: { uploadLimits: { desktop: 26_214_400, mobile: limit } },
    answers: { '/api/errors/v1/': () => ({ status: 204, body: null }), ...answers },
  })
  await screen.findByRole('heading', { name: documents[0]?.title })
  return { ...view, stored: () => stored }
}

export const aFile = (name: string, { size = 5, type = '' } = {}) => {
  const file = new File(['12345'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
export const choose = (files: File[], title = 'Repair bill') =>
  fireEvent.change(screen.getByLabelText(`Choose files for “${title}”`), { target: { files } })
export const request = async (place = 0) => {
  await waitFor(() => expect(FakeRequest.sent.length).toBeGreaterThan(place))
  return FakeRequest.sent[place] as FakeRequest
}
export const rows = (title = 'Repair bill') =>
  within(screen.getByRole('list', { name: `Files for “${title}”` })).getAllByRole('listitem')

export const reports = (all: { path: string; body: unknown }[]) => all.filter(({ path }) => path === '/api/errors/v1/')
