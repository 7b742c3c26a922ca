import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { approvalId, FakeRequest, fileServer } from '../../blocks/files/testing/file-server.ts'
import { aFile, prepareUploads, request } from '../../blocks/files/testing/open-uploads.tsx'
import { uploadQueues } from '../../blocks/files/upload/use-upload-queue.ts'
import { uploadScope } from './payment-uploads.ts'
import { CLAIM, ofBeneficiary, openPayment, press } from './testing/open-payment.tsx'

vi.mock('../../blocks/files/worker/run-in-worker.ts', () => ({ hashFile: async () => 'a'.repeat(64) }))

prepareUploads()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const identity = 'Escolher arquivos para “Documento de identidade de quem recebe”'

/** The step for documents, with a file that is on its way. */
async function openWithUpload() {
  const page = await openPayment({ at: 'documents', draft: { form: ofBeneficiary }, answers: fileServer() })
  fireEvent.change(await screen.findByLabelText(identity), { target: { files: [aFile('id.pdf')] } })
  const stored = async () => (await page.drafts.read(CLAIM))?.files
  await waitFor(async () => expect(await stored()).toMatchObject([{ name: 'id.pdf' }]))
  const sent = await request()
  const settled = () => page.app.part(uploadQueues).of(uploadScope(CLAIM)).settled()
  return { ...page, stored, sent, settled }
}

it('stays empty if another holder was chosen while a file was on its way [C-485]', async () => {
  const { stored, sent, settled } = await openWithUpload()
  press('Voltar')
  await heading('Informações da Conta')
  fireEvent.click(screen.getAllByRole('radio', { name: 'Sim' })[0] as HTMLElement)
  await waitFor(async () => expect(await stored()).toEqual([]))
  await act(async () => sent.answer(201))
  await settled()
  await act(() => vi.dynamicImportSettled())
  expect([sent.isAborted, FakeRequest.sent.length]).toEqual([true, 1])
  expect(await stored()).toEqual([])
})

it('keeps a file that arrives after the form was left [C-505]', async () => {
  const { stored, sent } = await openWithUpload()
  press('Sair')
  await screen.findByText(/arrived at .*claim-status/)
  await act(async () => sent.answer(201))
  await waitFor(async () => expect(await stored()).toMatchObject([{ file_approval_id: approvalId() }]))
})
