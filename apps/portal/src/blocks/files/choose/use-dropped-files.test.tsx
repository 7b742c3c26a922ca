import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aFile, asked, bill, openUploads, prepareUploads, two } from '../testing/open-uploads.tsx'

vi.mock('../worker/run-in-worker.ts', async () => (await import('../testing/file-server.ts')).fakeWorker)
prepareUploads()

const drop = (files: File[], target: Element = document.body) =>
  fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } })

it('adds a file that is dropped on a document to that document', async () => {
  const { stored } = await openUploads()
  drop([aFile('a.pdf')], screen.getByText('About Photos'))
  expect(stored()[0]?.document_id).toBe('DOC004')
})

it('asks which document a dropped file is for [C-161]', async () => {
  const { stored } = await openUploads({ documents: [...two, asked('DOC006', 'By post', { uploadable: false })] })
  drop([aFile('a.pdf'), aFile('b.pdf')])
  const dialog = screen.getByRole('dialog', { name: 'What is it?' })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose one of these.')
  fireEvent.click(within(dialog).getByLabelText('Photos'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stored().map(({ document_id, name }) => [document_id, name])).toEqual([
    ['DOC004', 'a.pdf'],
    ['DOC004', 'b.pdf'],
  ])
})

it('gives a pasted screenshot a name, and does not ask if there is only one document', async () => {
  const { stored } = await openUploads({ documents: [bill] })
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('image.png', { type: 'image/png' })] } })
  await waitFor(() => expect(stored()[0]?.name).toMatch(/^image_\d{13}\.png$/))
})
