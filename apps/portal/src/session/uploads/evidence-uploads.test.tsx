import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissSnackbar, useSnackbars } from '../../ui/snackbar.ts'
import { drawModals, forget, type Handler, renderForTest } from '../render-for-test.tsx'
import type { AskedDocument, EvidenceFile } from './evidence.ts'
import { EvidenceUploads } from './evidence-uploads.tsx'
import { isolated } from './isolated.ts'
import { approvalId, approved, fileServer, RequestForTest, SIGN } from './upload-for-test.ts'

const work = vi.hoisted(() => ({ hashFile: vi.fn(), shrinkPicture: vi.fn() }))
vi.mock('./file-work.ts', () => work)

let isPhone = false
beforeEach(() => {
  drawModals()
  isPhone = false
  RequestForTest.sent = []
  vi.stubGlobal('XMLHttpRequest', RequestForTest)
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  work.hashFile.mockResolvedValue('a'.repeat(64))
  work.shrinkPicture.mockReset()
})
afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

const asked = (id: string, title: string, parts: Partial<AskedDocument> = {}): AskedDocument => ({
  id,
  title,
  description: `About ${title}`,
  uploadable: true,
  ...parts,
})
const bill = asked('DOC005', 'Repair bill', { required: true })
const photos = asked('DOC004', 'Photos', { required: false })
const two = [bill, photos]

type Options = {
  documents?: AskedDocument[]
  before?: EvidenceFile[]
  answers?: Record<string, Handler>
  limit?: number
}

async function open({ documents = two, before = [], answers = fileServer(), limit = 19_000 }: Options = {}) {
  let kept: EvidenceFile[] = before
  function Page() {
    const [files, setFiles] = useState(before)
    kept = files
    return (
      <>
        <EvidenceUploads documents={documents} files={files} onFiles={setFiles} />
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
  const view = renderForTest(<Page />, {
    path: '/usa/en_US/here',
    route: '/:countryCode/:languageCode/here',
    settings: { uploadLimits: { desktop: 26_214_400, mobile: limit } },
    answers: { '/api/errors/v1/': () => ({ status: 204, body: null }), ...answers },
  })
  await screen.findByRole('heading', { name: documents[0]?.title })
  return { ...view, kept: () => kept }
}

const aFile = (name: string, { size = 5, type = '' } = {}) => {
  const file = new File(['12345'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const choose = (files: File[], title = 'Repair bill') =>
  fireEvent.change(screen.getByLabelText(`Choose files for “${title}”`), { target: { files } })
const request = async (place = 0) => {
  await waitFor(() => expect(RequestForTest.sent.length).toBeGreaterThan(place))
  return RequestForTest.sent[place] as RequestForTest
}
const rows = (title = 'Repair bill') =>
  within(screen.getByRole('list', { name: `Files for “${title}”` })).getAllByRole('listitem')
const reports = (all: { path: string; body: unknown }[]) => all.filter(({ path }) => path === '/api/errors/v1/')

it('lists a file at once, as loading until it is approved [C-163, C-164]', async () => {
  const { kept } = await open()
  choose([aFile('bill.pdf', { size: 1000 })])
  expect(rows()).toHaveLength(1)
  expect(kept()).toEqual([{ key: expect.any(String), document_id: 'DOC005', title: 'Repair bill', name: 'bill.pdf' }])
  expect(screen.getByRole('progressbar', { name: 'Sending bill.pdf' })).toBeTruthy()
  const store = await request()
  act(() => store.progress(500, 1000))
  expect(screen.getByText('0.4 kB of 0.9 kB')).toBeTruthy()
  act(() => store.answer(201))
  await waitFor(() => expect(kept()[0]?.file_approval_id).toBe(approvalId()))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await waitFor(() => expect(screen.getByText('bill.pdf has been received')).toBeTruthy())
})

it('takes several at once, three on the way at a time [C-184]', async () => {
  await open()
  choose(['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.pdf`)))
  expect(rows()).toHaveLength(4)
  const first = await request(2)
  await act(async () => {})
  expect(RequestForTest.sent).toHaveLength(3)
  act(() => first.answer(201))
  await request(3)
})

it.each<[string, File, boolean, RegExp, string]>([
  ['a type', aFile('tool.exe'), false, /“tool.exe” can’t be sent: we can’t open .exe files/, 'C-179'],
  ['a HEIC', aFile('a.heic'), true, /we can’t open .heic photos. Set your phone’s camera/, 'C-X71'],
  ['nothing', aFile('a.pdf', { size: 0 }), false, /has nothing in it/, 'C-181'],
  ['26214401 bytes', aFile('a.pdf', { size: 26_214_401 }), false, /“a.pdf” is larger than 25 MB/, 'C-181'],
  ['19001 bytes on a phone', aFile('a.pdf', { size: 19_001 }), true, /larger than 18.5 kB/, 'C-182, C-X01'],
])('refuses %s, and says how to help it [%s]', async (_, file, phone, words) => {
  isPhone = phone
  const { kept } = await open()
  choose([file])
  expect(screen.getByText(words).closest('[role=alert]')).toBeTruthy()
  expect(kept()).toEqual([])
  expect(RequestForTest.sent).toHaveLength(0)
})

it.each<[string, number, boolean]>([
  ['26214400 bytes', 26_214_400, false],
  ['19000 bytes on a phone', 19_000, true],
])('takes %s [C-181, C-182]', async (_, size, phone) => {
  isPhone = phone
  const { kept } = await open()
  choose([aFile('a.pdf', { size })])
  expect(kept()).toHaveLength(1)
})

it('refuses a second file of one name, also in the same moment and for another document [C-180]', async () => {
  const { kept } = await open()
  choose([aFile('a.pdf'), aFile('a.pdf')])
  expect(screen.getByText(/already added a file called “a.pdf”/)).toBeTruthy()
  choose([aFile('A.pdf')], 'Photos')
  expect(screen.getByText(/already added a file called “A.pdf”/)).toBeTruthy()
  expect(kept()).toHaveLength(1)
})

it('names the photos that phones leave nameless [C-183, C-X59]', async () => {
  isPhone = true
  const { kept } = await open()
  choose([aFile('image.jpg'), aFile('image.jpg')])
  const names = kept().map(({ name }) => name)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^image_\d{13}\.jpg$/)
  expect(new Set(names).size).toBe(2)
})

it('keeps that name elsewhere', async () => {
  const { kept } = await open()
  choose([aFile('image.jpg')])
  expect(kept()[0]?.name).toBe('image.jpg')
})

it('takes a failed file off the list, says so, and sends it again when asked [C-165, C-166, C-597, C-X68]', async () => {
  let verdict: { state: string; reason: null } = { state: 'waiting', reason: null }
  const answers = fileServer(() => verdict)
  const { kept, asked: calls } = await open({ answers })
  choose([aFile('secret-name.pdf')])
  const store = await request()
  act(() => store.cut())
  expect(await screen.findByText(/“secret-name.pdf” did not arrive because the connection broke/)).toBeTruthy()
  expect(kept()).toEqual([])
  expect(within(screen.getByLabelText('toasts')).getByText('secret-name.pdf was not sent')).toBeTruthy()
  expect(reports(calls)[0]?.body).toMatchObject({ code: 'DOCUMENT_UPLOAD_API_ERROR', cause: 'network_error' })
  expect(JSON.stringify(reports(calls))).not.toContain('secret-name')
  verdict = approved
  fireEvent.click(screen.getByRole('button', { name: 'Try to send secret-name.pdf again' }))
  const again = await request(1)
  expect((again.form.get('file') as File).name).toBe('secret-name.pdf')
  act(() => again.answer(201))
  await waitFor(() => expect(kept()[0]?.file_approval_id).toBeTruthy())
  expect(screen.queryByText(/did not arrive/)).toBeNull()
})

it('says why the server refused a file, and does not offer to send the same again', async () => {
  const answers = fileServer(() => ({ state: 'refused', reason: 'wrong_content' }))
  const { kept } = await open({ answers })
  choose([aFile('a.pdf')])
  const store = await request()
  act(() => store.answer(201))
  expect(await screen.findByText(/“a.pdf” was refused: what is in it does not match its name/)).toBeTruthy()
  expect(kept()).toEqual([])
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close the message about a.pdf' }))
  expect(screen.queryByText(/was refused/)).toBeNull()
})

it('takes a permit without an id for an error [C-568]', async () => {
  const { kept } = await open({ answers: { [SIGN]: () => ({ body: { s3_request: { url: '', fields: {} } } }) } })
  choose([aFile('a.pdf')])
  expect(await screen.findByText(/“a.pdf” could not be sent/)).toBeTruthy()
  expect(kept()).toEqual([])
})

it('stops a file on its way, without a word of failure', async () => {
  const { kept, asked: calls } = await open()
  choose([aFile('stopped.pdf')])
  const store = await request()
  fireEvent.click(screen.getByRole('button', { name: 'Stop sending stopped.pdf' }))
  expect(store.isAborted).toBe(true)
  expect(kept()).toEqual([])
  await act(async () => {})
  expect(screen.queryByText('stopped.pdf was not sent')).toBeNull()
  expect(reports(calls)).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Choose files for “Repair bill”'))
})

it('removes a file that has arrived', async () => {
  const file = {
    key: 'k',
    document_id: 'DOC005',
    title: 'Repair bill',
    name: 'old.pdf',
    file_approval_id: approvalId(),
  }
  const { kept } = await open({ before: [file] })
  fireEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }))
  expect(kept()).toEqual([])
  expect(screen.getByText('old.pdf has been removed')).toBeTruthy()
})

it('notices what was on its way when the page was closed, and takes it off the list', async () => {
  const { kept } = await open({ before: [{ key: 'k', document_id: 'DOC005', title: 'Repair bill', name: 'half.pdf' }] })
  expect(await screen.findByText(/“half.pdf” had not arrived yet when you left/)).toBeTruthy()
  await waitFor(() => expect(kept()).toEqual([]))
})

it('warns before the page is left while a file is on its way, and only then', async () => {
  await open()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  choose([aFile('a.pdf')])
  const store = await request()
  expect(leave()).toBe(true)
  act(() => store.answer(201))
  await waitFor(() => expect(leave()).toBe(false))
})

const drop = (files: File[], target: Element = document.body) =>
  fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } })

it('adds what is dropped on a document to that document', async () => {
  const { kept } = await open()
  drop([aFile('a.pdf')], screen.getByText('About Photos'))
  expect(kept()[0]?.document_id).toBe('DOC004')
})

it('asks what a file shows that came without a word [C-161]', async () => {
  const { kept } = await open({ documents: [...two, asked('DOC006', 'By post', { uploadable: false })] })
  drop([aFile('a.pdf'), aFile('b.pdf')])
  const dialog = screen.getByRole('dialog', { name: 'What is it?' })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose one of these.')
  fireEvent.click(within(dialog).getByLabelText('Photos'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(kept().map(({ document_id, name }) => [document_id, name])).toEqual([
    ['DOC004', 'a.pdf'],
    ['DOC004', 'b.pdf'],
  ])
})

it('gives a pasted screenshot a name, and need not ask where only one document is asked for', async () => {
  const { kept } = await open({ documents: [bill] })
  fireEvent.paste(document.body, { clipboardData: { files: [aFile('image.png', { type: 'image/png' })] } })
  await waitFor(() => expect(kept()[0]?.name).toMatch(/^image_\d{13}\.png$/))
})

it('hides what stands for the payment details, and takes no file for what goes another way [C-158, C-153]', async () => {
  await open({ documents: [asked('DOC020', 'The thing itself', { uploadable: false }), asked('DOC134', 'Payment')] })
  expect(screen.queryByText('Payment')).toBeNull()
  expect(screen.getByText(/You don’t send this one here/)).toBeTruthy()
  expect(screen.queryByLabelText(/Choose files/)).toBeNull()
})

const transfer = asked('DOC017', 'Bank transfer form', {
  wire_transfer_documents: [
    { document_id: 'DOC017', name: 'Transfer form', path: '/documents/wire-transfer/bra.pt_br.pdf' },
  ],
})

it('offers the forms of a DOC017 when it is chosen, by path and name [C-154..C-157, C-X54]', async () => {
  const { kept } = await open({ documents: [transfer, bill] })
  fireEvent.click(screen.getByRole('button', { name: 'Get the form or send it: Bank transfer form' }))
  const dialog = screen.getByRole('dialog', { name: 'A form to fill in' })
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
  expect(kept()[0]).toMatchObject({ document_id: 'DOC017', name: 'signed.pdf' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that a form could not be downloaded', async () => {
  await open({ documents: [transfer] })
  fireEvent.click(screen.getByRole('button', { name: /Get the form/ }))
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  fireEvent.click(screen.getByRole('button', { name: /Download/ }))
  expect(await screen.findByText(/The form could not be downloaded/)).toBeTruthy()
})

it('makes a photo smaller on a phone and shows it before it is sent [C-X01, C-182]', async () => {
  isPhone = true
  const { kept } = await open()
  work.shrinkPicture.mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }))
  choose([aFile('damage.png', { size: 4_000_000 })])
  const dialog = await screen.findByRole('dialog', { name: 'Can you read everything?' })
  expect(await within(dialog).findByAltText('damage.jpg as it will be sent')).toBeTruthy()
  expect(work.shrinkPicture).toHaveBeenCalledWith(expect.any(File), 19_000)
  expect(kept()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use this picture' }))
  expect(kept()[0]?.name).toBe('damage.jpg')
  const store = await request()
  expect((store.form.get('file') as File).type).toBe('image/jpeg')
})

it('takes another in its place', async () => {
  isPhone = true
  const { kept } = await open()
  work.shrinkPicture.mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }))
  choose([aFile('damage.jpg', { size: 4_000_000 })])
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Take another'), { target: { files: [aFile('second.jpg')] } })
  await waitFor(() => expect(kept().map(({ name }) => name)).toEqual(['second.jpg']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each<[string, () => Promise<null>]>([
  ['fits in no size', () => Promise.resolve(null)],
  ['cannot be read', () => Promise.reject(new Error('no picture'))],
])('gives a photo that %s the error of its size [C-X01]', async (_, shrink) => {
  isPhone = true
  await open()
  work.shrinkPicture.mockImplementation(shrink)
  choose([aFile('damage.jpg', { size: 4_000_000 })])
  expect(await screen.findByText(/“damage.jpg” is larger than 18.5 kB/)).toBeTruthy()
})

it('has a camera on phones only, which is asked for JPEG [C-X71]', async () => {
  isPhone = true
  await open()
  const camera = screen.getByLabelText('Take a photo for “Repair bill”') as HTMLInputElement
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/jpeg', 'environment'])
  const files = screen.getByLabelText('Choose files for “Repair bill”') as HTMLInputElement
  expect(files.accept).toBe('.csv,.doc,.docx,.gif,.jpeg,.jpg,.pdf,.png,.tiff,.txt,.xls,.xlsx')
  expect(files.multiple).toBe(true)
  forget()
  isPhone = false
  await open()
  expect(screen.queryByLabelText(/Take a photo/)).toBeNull()
})

it('shows a picture large', async () => {
  await open()
  choose([aFile('a.png')])
  fireEvent.click(await screen.findByRole('button', { name: 'Show a.png' }))
  expect(within(screen.getByRole('dialog', { name: 'a.png' })).getByAltText('a.png')).toBeTruthy()
})

it('keeps the order of a name in a sentence that runs the other way', () => {
  expect(isolated('a.pdf', 'ar_EEMEA')).toBe('\u2068a.pdf\u2069')
  expect(isolated('a.pdf', 'en_US')).toBe('a.pdf')
})

it('shows what was sent for a document that is no longer asked for, so that it can be removed', async () => {
  const file = { key: 'k', document_id: 'DOC099', title: 'Old one', name: 'old.pdf', file_approval_id: approvalId() }
  const { kept } = await open({ before: [file] })
  expect(screen.getByRole('heading', { name: 'Old one' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove old.pdf' }))
  expect(kept()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Old one' })).toBeNull()
})
