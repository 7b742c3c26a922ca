import { pollInterval } from '@amparo/rules/claims/poll-interval'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { dismissSnackbar, useSnackbars } from '../../../ui/feedback/snackbar.ts'
import {
  answered,
  bothFiles,
  CLAIM,
  OPERATION,
  ofBeneficiary,
  openPayment,
  POLL,
  press,
  SUBMIT,
  write,
} from '../testing/open-payment.tsx'

vi.mock('@amparo/rules/claims/poll-interval', { spy: true })

const REPORT = '/api/errors/v1/'
const status = `/bra/pt_BR/claim-status/${CLAIM}`
const accepted: Handler = () => ({ body: { long_op_id: OPERATION } })
const done =
  (response: object): Handler =>
  () => ({ body: { done: true, result: { response } } })
const toasts = () => renderHook(() => useSnackbars()).result.current

afterEach(() => {
  vi.mocked(pollInterval).mockClear()
  for (const { id } of toasts()) dismissSnackbar(id)
})

const once = (): void => {
  press('Enviar')
}

async function sign(answers: Record<string, Handler>, draft: object = { form: answered }, send = once) {
  const view = await openPayment({ at: 'review-and-submit', draft, answers })
  await screen.findByRole('heading', { level: 1, name: 'Revisar e Enviar' })
  write('Assinatura', 'Helena Souza')
  write('Data', '16/11/2026')
  fireEvent.click(screen.getByRole('checkbox'))
  send()
  const sent = () => view.asked.filter(({ path }) => path === SUBMIT).map(({ body }) => body)
  const reported = () => view.asked.filter(({ path }) => path === REPORT).map(({ body }) => body)
  return { ...view, sent, reported }
}

it('sends the form, shows that it is waiting, and ends at the status of the claim [C-430, C-509, C-510, C-511, C-512, C-513, C-514, C-515, C-517..C-519, C-576, C-X06, C-X58]', async () => {
  let isDone = false
  const poll: Handler = () =>
    isDone ? done({ claim_number: CLAIM })(undefined, '') : { body: { done: false, result: null } }
  const { sent, place, drafts, asked, router } = await sign({ [SUBMIT]: accepted, [POLL]: poll })
  const overlay = await screen.findByRole('alertdialog', { name: 'Estamos processando suas informações' })
  expect(overlay.textContent).toContain('Isso pode levar alguns minutos. Não atualize a página nem volte.')
  await waitFor(() => expect(asked.filter(({ path }) => path === POLL).length).toBe(1))
  isDone = true
  await waitFor(() => expect(place().pathname).toBe(status))
  expect(place().state).toEqual({ isOnlinePaymentFormFlow: true, paymentNotice: 'sent', operationId: OPERATION })
  expect(router.state.historyAction).toBe('REPLACE')
  expect(vi.mocked(pollInterval).mock.calls).toEqual([[0], [1]])
  expect(await drafts.read(CLAIM)).toBeNull()
  expect(sent()).toEqual([
    {
      claim_number: CLAIM,
      pan_token: expect.stringMatching(/^pt_/),
      documents: [],
      application: {
        account_information: expect.objectContaining({ brazilian_cpf: '52998224725', payee_agency: '12345' }),
        review_and_submit: {
          is_payee_agree_to_clause: true,
          payee_signature: 'Helena Souza',
          payee_signed_date: '2026-11-16',
        },
      },
    },
  ])
})

it('waits once for two presses at the same moment', async () => {
  const { asked } = await sign({ [SUBMIT]: accepted, [POLL]: done({ claim_number: CLAIM }) }, undefined, () =>
    act(() => {
      press('Enviar')
      press('Enviar')
    }),
  )
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(asked.filter(({ path }) => path === POLL).length).toBeGreaterThan(0))
  expect(asked.filter(({ path }) => path === POLL)).toHaveLength(1)
})

it('sends the documents of a beneficiary as a list [C-445, C-518]', async () => {
  const { sent, place } = await sign(
    { [SUBMIT]: accepted, [POLL]: done({ claim_number: CLAIM }) },
    { form: ofBeneficiary, files: bothFiles },
  )
  await waitFor(() => expect(place().pathname).toBe(status))
  expect(sent()).toMatchObject([
    {
      documents: [
        { document_id: 'DOC135', file_approval_id: 'fa_DOC135' },
        { document_id: 'DOC136', file_approval_id: 'fa_DOC136' },
      ],
    },
  ])
})

it.each([
  [
    'duplicate_claim',
    'duplicate',
    'DUPLICATE_CLAIM_API_ERROR',
    'Uma solicitação de pagamento já foi enviada para este sinistro.',
    'C-592, C-516',
  ],
  [
    'internal_error',
    'failed',
    'ONLINE_PAYMENT_FORM_SUBMIT_ERROR',
    'Ocorreu um erro ao processar sua solicitação. Por favor, tente novamente.',
    'C-609, C-516',
  ],
])('ends with %s at the status of the claim: %s, %s, %s [%s, C-605]', async (code, notice, reportedAs, words) => {
  const { place, reported, drafts } = await sign({
    [SUBMIT]: accepted,
    [POLL]: done({ error: { code, fields: {} } }),
  })
  await waitFor(() => expect(place().pathname).toBe(status))
  expect(place().state).toEqual({ isOnlinePaymentFormFlow: true, paymentNotice: notice })
  expect(toasts().map(({ text, variant }) => [variant, text])).toEqual([['danger', words]])
  expect(reported()).toMatchObject([{ code: reportedAs, cause: code }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const kept = await drafts.read(CLAIM)
  if (notice === 'duplicate') expect(kept).toBeNull()
  else expect(kept?.form).toMatchObject({ payeeName: 'Helena Souza', payeeSignature: 'Helena Souza' })
})

it('keeps everything that was typed if the call fails, and shows an error [C-605]', async () => {
  const { place, reported, sent } = await sign({ [SUBMIT]: () => refused('missing_fields') })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ocorreu um erro ao processar sua solicitação.')
  expect(place().pathname).toMatch(/review-and-submit$/)
  expect(screen.getByLabelText<HTMLInputElement>('Assinatura').value).toBe('Helena Souza')
  expect(reported()).toEqual([
    { code: 'ONLINE_PAYMENT_FORM_SUBMIT_ERROR', cause: 'missing_fields', failed_request_id: 'req-9' },
  ])
  press('Enviar')
  await waitFor(() => expect(sent()).toHaveLength(2))
})

it('asks for the documents again if the server refuses them', async () => {
  const { drafts } = await sign(
    { [SUBMIT]: () => refused('document_not_approved') },
    { form: ofBeneficiary, files: bothFiles },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Documentos' })).toBeTruthy()
  expect(await screen.findByText('Um dos documentos não foi aceito. Envie os dois de novo.')).toBeTruthy()
  await waitFor(async () => expect((await drafts.read(CLAIM))?.files).toEqual([]))
})

it('posts once for two presses', async () => {
  const post = vi.fn(accepted)
  const { place } = await sign({ [SUBMIT]: post, [POLL]: done({ claim_number: CLAIM }) })
  fireEvent.submit(screen.getByRole('button', { name: 'Enviar', hidden: true }).closest('form') as HTMLFormElement)
  await waitFor(() => expect(place().pathname).toBe(status))
  expect(post).toHaveBeenCalledOnce()
})
