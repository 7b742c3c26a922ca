import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fullDatabase, sharedDatabase } from '../../session/drafts/testing/memory-database.ts'
import { refused } from '../../testing/refused.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { aCard } from '../../testing/test-data.ts'
import { type PaymentDraft, paymentDrafts } from './payment-drafts.ts'
import { answered, aStatus, bothFiles, CLAIM, ofBeneficiary, openPayment, press } from './testing/open-payment.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const status = `/bra/pt_BR/claim-status/${CLAIM}`

it.each<[string, string, Partial<PaymentDraft>, string, string]>([
  ['review-and-submit', 'nothing', {}, 'Informações da Conta', 'C-X66'],
  ['documents', 'an account of the cardholder', { form: answered }, 'Informações da Conta', 'C-X66'],
  ['nowhere', 'an account of the cardholder', { form: answered }, 'Informações da Conta', 'C-X66'],
  ['review-and-submit', 'no documents', { form: ofBeneficiary }, 'Informações da Conta', 'C-448'],
  ['review-and-submit', 'an account of the cardholder', { form: answered }, 'Revisar e Enviar', 'C-425'],
  ['documents', 'an account of somebody else', { form: ofBeneficiary }, 'Documentos', 'C-424'],
  ['review-and-submit', 'both documents', { form: ofBeneficiary, files: bothFiles }, 'Revisar e Enviar', 'C-425'],
])('opened at $0 with $1 shows $3 [$4]', async (at, _, draft, title) => {
  await openPayment({ at, draft })
  expect(await heading(title)).toBeTruthy()
})

it.each<[string, Partial<PaymentDraft>, string, string]>([
  ['the cardholder', { form: answered }, 'Informações da Conta', 'C-428, C-427'],
  ['somebody else', { form: ofBeneficiary, files: bothFiles }, 'Documentos', 'C-429, C-427'],
])('goes back from the review, where the account is of %s, to $2 [$3]', async (_, draft, title) => {
  await openPayment({ at: 'review-and-submit', draft })
  await heading('Revisar e Enviar')
  press('Voltar')
  expect(await heading(title)).toBeTruthy()
})

it('asks for both documents if the account is somebody else’s [C-444, C-448, C-449, C-450]', async () => {
  await openPayment({ at: 'account-information', draft: { form: ofBeneficiary, files: bothFiles.slice(0, 1) } })
  await heading('Informações da Conta')
  press('Continuar')
  await heading('Documentos')
  press('Continuar')
  const words = await screen.findByText('Carregue todos os documentos necessários.')
  expect(words.closest('[role=alert]')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Documentos' })).toBeTruthy()
})

it('shows what another tab has saved, and keeps what was typed here [C-505]', async () => {
  const [database, elsewhere] = sharedDatabase()
  const { drafts } = await openPayment({ at: 'account-information', draft: { form: answered }, database })
  await heading('Informações da Conta')
  const inOtherTab = createTestApp({ database: elsewhere, card: aCard() }).app.part(paymentDrafts)
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Rosa' } })
  await inOtherTab.update(CLAIM, (before) => ({ form: { ...(before?.form ?? answered), payeeBank: 'Banco Norte' } }))
  expect(await screen.findByDisplayValue('Banco Norte')).toBeTruthy()
  fireEvent(window, new Event('pagehide'))
  await waitFor(async () =>
    expect((await drafts.read(CLAIM))?.form).toMatchObject({ payeeName: 'Rosa', payeeBank: 'Banco Norte' }),
  )
})

it('exits to the status of the claim, and saves what was typed [C-431, C-505]', async () => {
  const { place, drafts } = await openPayment({ at: 'account-information' })
  await heading('Informações da Conta')
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Helena' } })
  press('Sair')
  await waitFor(() => expect(place().pathname).toBe(status))
  expect(place().state).toEqual({ isOnlinePaymentFormFlow: true })
  expect((await drafts.read(CLAIM))?.form.payeeName).toBe('Helena')
})

it.each<[string, (router: { navigate: (to: string) => Promise<void> }) => unknown]>([
  ['hidden', () => fireEvent(window, new Event('pagehide'))],
  ['left for another', (router) => router.navigate('/bra/pt_BR/contact')],
])('keeps the last letters if the page is %s before the pause is over [C-505]', async (_, leave) => {
  const { drafts, router } = await openPayment({ at: 'account-information' })
  await heading('Informações da Conta')
  const update = vi.spyOn(drafts, 'update')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Helena' } })
  await act(async () => leave(router))
  vi.useRealTimers()
  expect(update).toHaveBeenCalledOnce()
  await waitFor(async () => expect((await drafts.read(CLAIM))?.form.payeeName).toBe('Helena'))
})

it.each<[string, (field: HTMLElement) => unknown]>([
  ['the page closes', () => fireEvent(window, new Event('pagehide'))],
  ['the dialog takes the focus', (field) => fireEvent.blur(field)],
])('does not save again what the timeout deleted when %s [C-507]', async (_, leave) => {
  const { app, drafts } = await openPayment({ at: 'account-information' })
  await heading('Informações da Conta')
  const update = vi.spyOn(drafts, 'update')
  const field = screen.getByLabelText('Nome completo')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Helena' } })
  app.session.expire()
  leave(field)
  await waitFor(() => expect(update).toHaveBeenCalled())
  await Promise.all(update.mock.results.map(({ value }) => value))
  expect(await drafts.read(CLAIM)).toBeNull()
})

it('restores what was typed, and shows a message [C-506]', async () => {
  await openPayment({ draft: { form: answered } })
  await heading('Informações da Conta')
  expect(screen.getByLabelText<HTMLInputElement>('CPF').value).toBe('529.982.247-25')
  expect(screen.getByText(/Suas respostas estavam guardadas/)).toBeTruthy()
})

it('warns if the device cannot store the draft, and continues [P-452]', async () => {
  await openPayment({ at: 'account-information', draft: { form: answered }, database: fullDatabase() })
  await heading('Informações da Conta')
  press('Continuar')
  await heading('Revisar e Enviar')
  expect(screen.getByText(/Não conseguimos guardar suas respostas/)).toBeTruthy()
})

it.each([
  ['has its payment details', aStatus('received')],
  ['is of another card', aStatus('needed', { is_own_card: false })],
  ['asks for no payment details', aStatus('needed', { document_list: [] })],
])('is not available for a claim that %s', async (_, answer) => {
  const { place } = await openPayment({ status: answer })
  await waitFor(() => expect(place().pathname).toBe(status))
})

it('is not shown for an unknown claim', async () => {
  const refusal = () => refused('claim_not_found')
  const { place } = await openPayment({ answers: { '/api/cardholder/v1/claims/status_check/': refusal } })
  await waitFor(() => expect(place().pathname).toBe(status))
})

it('is shown in Brazil only [C-422]', async () => {
  const { place, asked } = await openPayment({ scope: '/mex/es_LAC' })
  await waitFor(() => expect(place().pathname).toBe('/mex/es_LAC/benefits'))
  expect(asked).toEqual([])
})
