import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aFile, asked, bill, openUploads, prepareUploads } from '../testing/open-uploads.tsx'

vi.mock('../worker/run-in-worker.ts', async () => (await import('../testing/file-server.ts')).fakeWorker)
prepareUploads()

const transfer = asked('DOC017', 'Bank transfer form', {
  wire_transfer_documents: [
    { document_id: 'DOC017', name: 'Transfer form', path: '/documents/wire-transfer/bra.pt_br.pdf' },
  ],
})

it('offers the blank forms of a DOC017 when it is chosen, by path and name [C-154, C-155, C-156, C-157, C-X54]', async () => {
  const { stored } = await openUploads({ documents: [transfer, bill] })
  fireEvent.click(screen.getByRole('button', { name: 'Get the form or send it: Bank transfer form' }))
  const dialog = screen.getByRole('dialog', { name: 'A form to fill out' })
  const fetched = vi.fn(async (_: string) => new Response('pdf'))
  vi.stubGlobal('fetch', fetched)
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download “Transfer form”' }))
  await waitFor(() => expect(saved).toEqual(['Transfer form.pdf']))
  expect(fetched).toHaveBeenCalledWith('/documents/wire-transfer/bra.pt_br.pdf')
  click.mockRestore()
  fireEvent.change(within(dialog).getByLabelText('Send the signed form'), { target: { files: [aFile('signed.pdf')] } })
  expect(stored()[0]).toMatchObject({ document_id: 'DOC017', name: 'signed.pdf' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows an error if a form cannot be downloaded', async () => {
  await openUploads({ documents: [transfer] })
  fireEvent.click(screen.getByRole('button', { name: /Get the form/ }))
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  fireEvent.click(screen.getByRole('button', { name: /Download/ }))
  expect(await screen.findByText(/The form couldn’t be downloaded/)).toBeTruthy()
})
