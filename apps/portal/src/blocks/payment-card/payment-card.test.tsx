import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { PaymentCard } from './payment-card.tsx'
import { fakePaymentFields } from './testing/fake-payment-fields.ts'
import { usePaymentCard } from './use-payment-card.ts'

const path = '/usa/en_US/card'
const failure = (error: unknown) => (error as Error).message

function Form({
  fields,
  onSource,
}: {
  fields: ReturnType<typeof fakePaymentFields> | null
  onSource: (got: unknown) => void
}) {
  const card = usePaymentCard()
  const errorOf = (name: string) => card.problems.find((one) => one.name === name)?.error ?? null
  const submit = () => void card.source().then(onSource, (error) => onSource(failure(error)))

  return (
    <>
      {fields && (
        <PaymentCard
          {...{ card, errorOf }}
          idOf={String}
          onLeave={() => undefined}
          onSubmit={submit}
          mount={fields.mount}
        />
      )}
      <button type="button" onClick={submit}>
        Pay
      </button>
    </>
  )
}

function open(fields: ReturnType<typeof fakePaymentFields> | null) {
  const onSource = vi.fn()
  renderPage(<Form {...{ fields, onSource }} />, { path })
  return onSource
}

it('has no source without a form [M-338]', async () => {
  const onSource = open(null)
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(onSource).toHaveBeenCalledWith('No vgs form was provided.'))
})

it('has no source before the vault’s fields have loaded [M-337]', async () => {
  const onSource = open(fakePaymentFields({ ready: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(onSource).toHaveBeenCalledWith('Payment service has not loaded yet.'))
})

it('exchanges the card under the trimmed name, also by Enter in a frame [M-152]', async () => {
  const fields = fakePaymentFields()
  const onSource = open(fields)
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: ' Ada Byron ' } })
  await waitFor(() => expect(fields.lookOf('number')?.problem).toBe('Enter a valid card number.'))
  fields.hasCard()
  fields.entersOn()
  await waitFor(() => expect(onSource).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada Byron' })))
})

it('refuses a card number in the place of the name', () => {
  open(fakePaymentFields())
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: '5555 5555 5555 4444' } })
  expect(screen.getByText('Enter the full name of the cardholder.')).toBeTruthy()
})

it('gives each frame its words and look; only the CVV is masked', () => {
  const fields = fakePaymentFields()
  open(fields)
  const looks = (['number', 'expiry', 'cvv'] as const).map(fields.lookOf)
  expect(looks.map((look) => [look?.label, look?.revealed, look?.language, look?.theme])).toEqual([
    ['Card number', true, 'en-US', 'light'],
    ['Expiration date', true, 'en-US', 'light'],
    ['CVV', false, 'en-US', 'light'],
  ])
})

it('leads from the label and from the field’s id into its frame', async () => {
  const fields = fakePaymentFields()
  open(fields)
  fireEvent.click(screen.getByText('CVV'))
  document.getElementById('expiry')?.focus()
  expect(fields.fields.focus.mock.calls).toEqual([['cvv'], ['expiry']])
})
