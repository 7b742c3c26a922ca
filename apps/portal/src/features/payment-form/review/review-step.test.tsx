import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  answered,
  aStatus,
  bothFiles,
  CLAIM,
  ofBeneficiary,
  openPayment,
  press,
  write,
} from '../testing/open-payment.tsx'

const at = 'review-and-submit'
const title = () => screen.findByRole('heading', { level: 1, name: 'Revisar e Enviar' })
const line = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\s/g, ' ')

it('fills the terms with name, CPF, day of the loss and claim number [C-432, C-433, C-434, C-435, C-615]', async () => {
  await openPayment({ at, draft: { form: answered } })
  await title()
  const terms = screen.getByText(/^Eu, Helena Souza/).textContent
  for (const part of ['Helena Souza', '529.982.247-25', '03/10/2026', CLAIM]) expect(terms).toContain(part)
})

it('has the head of a claim’s steps, and its link to change answers', async () => {
  await openPayment({ at, draft: { form: answered } })
  await title()
  expect(document.querySelector('.stepped-about')?.textContent).toBe(
    'Formulário de Pagamento Online\u00a0· Etapa 2 de 2',
  )
  expect(document.querySelector('progress')?.value).toBe(2)
  expect(screen.getByRole('button', { name: 'Alterar' }).className).toContain('button-link')
})

it('shows that the day of the loss is unknown [C-434]', async () => {
  await openPayment({ at, draft: { form: answered }, status: aStatus('needed', { date_of_loss: null }) })
  await title()
  expect(screen.getByText(/^Eu, Helena/).textContent).toContain('data não informada')
})

it.each([
  ['the cardholder', { form: answered }, ['Professora', 'Titular do Cartão', 'Não', 'De R$ 1.500 a R$ 3.000']],
  ['a beneficiary', { form: ofBeneficiary, files: bothFiles }, ['Médica', 'Irmã', 'Sim', 'Acima de R$ 6.000']],
])('shows the answers of %s [C-436, C-437, C-438, C-439, C-440]', async (_, draft, expected) => {
  await openPayment({ at, draft })
  await title()
  const labels = ['Profissão', 'Relação com o titular do cartão', 'Pessoa politicamente exposta', 'Renda mensal']
  expect(labels.map(line)).toEqual(expected)
})

it('names the files of a beneficiary', async () => {
  await openPayment({ at, draft: { form: ofBeneficiary, files: bothFiles } })
  await title()
  expect(line('Documentos')).toBe('DOC135.pdf, DOC136.pdf')
})

it('asks for a signature, a date and agreement [C-441, C-442, C-443]', async () => {
  await openPayment({ at, draft: { form: answered } })
  await title()
  expect(screen.getByLabelText<HTMLInputElement>('Assinatura').placeholder).toBe('Nome completo')
  expect(screen.getByLabelText('Data')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'De acordo com as cláusulas' })).toBeTruthy()
})

it('has error messages of its own for missing answers [C-490, C-494, C-X65]', async () => {
  await openPayment({ at, draft: { form: answered } })
  await title()
  press('Enviar')
  const summary = await screen.findByRole('region', { name: 'Corrija 3 respostas' })
  const lines = within(summary).getAllByRole('link')
  expect(lines.map((one) => one.textContent)).toEqual(['Assinatura', 'Data', 'De acordo com as cláusulas'])
  fireEvent.click(lines[2] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
})

it.each([
  ['Data', '15/11/2026', 'Insira a data de hoje'],
  ['Data', '31/02/2026', 'Insira a data de hoje'],
  ['Assinatura', 'a'.repeat(61), 'Deve ter no máximo 60 caracteres'],
  ['Assinatura', 'Helena #1', 'Forneça uma resposta válida'],
])('shows for %s %j: %s [C-488, C-489, C-493]', async (label, value, message) => {
  await openPayment({ at, draft: { form: answered } })
  await title()
  write(label, value)
  expect(screen.getByText(message)).toBeTruthy()
})
