import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answered, CLAIM, openPayment, press } from './testing/open-payment.tsx'

const plans = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../blocks/phone/load-phone-plans.ts', () => ({
  phonePlans: () => undefined,
  loadPhonePlans: () => plans.promise,
}))

it('keeps what is typed while the numbering plans load', async () => {
  const { drafts } = await openPayment({ at: 'account-information', draft: { form: answered } })
  await screen.findByRole('heading', { level: 1, name: 'Informações da Conta' })
  press('Continuar')
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Rosa Lima' } })
  await act(async () => plans.resolve())
  await screen.findByRole('heading', { level: 1, name: 'Revisar e Enviar' })
  expect(screen.getByText('Rosa Lima')).toBeTruthy()
  await waitFor(async () => expect((await drafts.read(CLAIM))?.form.payeeName).toBe('Rosa Lima'))
})
