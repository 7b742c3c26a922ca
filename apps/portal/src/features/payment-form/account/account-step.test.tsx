import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, bothFiles, CLAIM, ofBeneficiary, openPayment, press, write } from '../testing/open-payment.tsx'

const title = () => screen.findByRole('heading', { level: 1, name: 'Informações da Conta' })
const radio = (question: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer })
const HOLDER = 'A conta bancária é do titular do cartão?'
const at = 'account-information'

it('is the first step, in Portuguese whatever the language of the address [C-422, C-423, C-426, C-614]', async () => {
  const { place } = await openPayment({ scope: '/bra/en_LAC' })
  const heading = await title()
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('pt-BR')
  expect(screen.getByText(/Formulário de Pagamento Online/)).toBeTruthy()
  expect(place().pathname).toBe(`/bra/en_LAC/online-payment-form/${CLAIM}/account-information`)
})

it.each([
  ['Nome completo', '', 'Este campo é obrigatório', 'C-453, C-X65'],
  ['Nome completo', 'a'.repeat(61), 'Deve ter no máximo 60 caracteres', 'C-496'],
  ['Nome completo', 'Helena 2', 'Forneça uma resposta válida', 'C-495, C-X09'],
  ['CPF', '529982247', 'Por favor forneça apenas números', 'C-457'],
  ['CPF', '529.982.247-24', 'CPF é inválido', 'C-458'],
  ['Telefone', '12', 'Forneça um número de telefone válido', 'C-461'],
  ['E-mail', 'helena@', 'Forneça um e-mail válido.', 'C-462'],
  ['Agência', '1234567', 'Deve ter no máximo 5 caracteres', 'C-473, C-X08'],
  ['Número da conta corrente', '1234567890123456', 'Deve ter no máximo 14 caracteres', 'C-477, C-X08'],
])('shows for %s %j: %s [%s, C-497]', async (label, value, message) => {
  await openPayment({ at })
  await title()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value } })
  expect(screen.queryByText(message)).toBeNull()
  fireEvent.blur(field)
  expect(screen.getByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it.each([
  ['CPF', '52998224725', '529.982.247-25', 'C-459, C-X10'],
  ['Agência', '12345', '1234-5', 'C-472'],
  ['Número da conta corrente', '12345678901234', '123456789012-34', 'C-476'],
  ['Telefone', '11955550142', '+55 11 95555 0142', 'C-461'],
])('formats %s %s on blur, not before [%s]', async (label, typed, shown) => {
  await openPayment({ at })
  await title()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: typed } })
  expect(field.value).toBe(typed)
  fireEvent.blur(field)
  expect(field.value).toBe(shown)
})

it('lists all errors, moves the focus there, and stays on the step [C-447]', async () => {
  const { place } = await openPayment({ at })
  await title()
  press('Continuar')
  const summary = await screen.findByRole('region', { name: /Corrija \d+ respostas/ })
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByText(HOLDER)).toBeTruthy()
  expect(document.title).toMatch(/^Erro: /)
  expect(place().pathname).toMatch(/account-information$/)
})

it('fills in the code of a bank, and the bank of a code [C-465, C-468]', async () => {
  await openPayment({ at })
  await title()
  const bank = screen.getByRole<HTMLInputElement>('combobox', { name: 'Banco' })
  bank.focus()
  fireEvent.input(bank, { target: { value: 'banco do nordeste' } })
  fireEvent.click(await screen.findByRole('option', { name: /Banco do Nordeste do Brasil S\.A\./ }))
  expect(screen.getByLabelText<HTMLInputElement>('Código do banco').value).toBe('004')
  bank.blur()
  write('Código do banco', '1')
  expect(screen.getByLabelText<HTMLInputElement>('Código do banco').value).toBe('001')
  await waitFor(() => expect(bank.value).toBe('Banco do Brasil S.A.'))
})

it('accepts a bank and a profession that are not on the list [C-467, C-479]', async () => {
  const { drafts, place } = await openPayment({
    at,
    draft: { form: { ...answered, payeeBank: '', payeeInsuredProfession: '' } },
  })
  await title()
  for (const [name, typed] of [
    ['Banco', 'Banco Aurora'],
    ['Profissão', 'Apicultora'],
  ] as const) {
    const field = screen.getByRole('combobox', { name })
    fireEvent.input(field, { target: { value: typed } })
    fireEvent.blur(field)
  }
  press('Continuar')
  await waitFor(() => expect(place().pathname).toMatch(/review-and-submit$/))
  expect((await drafts.read(CLAIM))?.form).toMatchObject({
    payeeBank: 'Banco Aurora',
    payeeInsuredProfession: 'Apicultora',
  })
})

it('asks a beneficiary other questions, and explains who is politically exposed [C-452, C-481..C-484, C-503, C-X57]', async () => {
  await openPayment({ at })
  await title()
  expect(screen.queryByLabelText('Relação com o titular do cartão')).toBeNull()
  fireEvent.click(radio(HOLDER, 'Não'))
  expect(screen.getByLabelText('Relação com o titular do cartão')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'O beneficiário é uma pessoa politicamente exposta?' })).toBeTruthy()
  expect(screen.getByText('Quem é uma pessoa politicamente exposta?')).toBeTruthy()
  const bands = [...screen.getByLabelText<HTMLSelectElement>('Renda mensal').options].map(({ text }) => text)
  expect(bands.map((band) => band.replace(/\s/g, ' '))).toEqual([
    'Selecione',
    'Até R$ 1.500',
    'De R$ 1.500 a R$ 3.000',
    'De R$ 3.000 a R$ 6.000',
    'Acima de R$ 6.000',
  ])
})

it('clears the beneficiary and the documents when the account holder changes [C-485, C-486]', async () => {
  const { drafts } = await openPayment({ at, draft: { form: ofBeneficiary, files: bothFiles } })
  await title()
  fireEvent.click(radio(HOLDER, 'Sim'))
  await waitFor(async () => expect((await drafts.read(CLAIM))?.form.isBankAccountCardHolder).toBe('yes'))
  expect(await drafts.read(CLAIM)).toMatchObject({
    files: [],
    form: { payeeName: 'Helena Souza', payeeBeneficiaryRelationship: '', payeeBeneficiaryProfession: '' },
  })
})
