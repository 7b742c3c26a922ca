import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { PhoneInput } from './phone-input.tsx'

type Plans = typeof import('./phone-plans.ts').plans
const state = vi.hoisted(() => ({ plans: undefined as Plans | undefined, loaded: Promise.resolve() }))
vi.mock('./load-phone-plans.ts', () => ({ phonePlans: () => state.plans, loadPhonePlans: () => state.loaded }))

afterEach(resetPage)

it('keeps a country that is chosen while the numbering plans load', async () => {
  const loading = Promise.withResolvers<void>()
  state.loaded = loading.promise
  const onChange = vi.fn()
  const labels = { phone_country: 'Country', phone_number: 'Number' }
  const more = { isInvalid: false, isRequired: true, onChange }
  renderPage(<PhoneInput id="p" name="p" begin={undefined} home="USA" locale="en_US" labels={labels} {...more} />)
  const number = screen.getByLabelText<HTMLInputElement>('Number')
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  act(() => number.focus())
  fireEvent.input(number, { target: { value: '0412345678' } })
  act(() => country.focus())
  fireEvent.change(country, { target: { value: 'AU' } })
  state.plans = (await import('./phone-plans.ts')).plans
  await act(async () => loading.resolve())
  expect([country.value, number.value]).toEqual(['AU', '0412 345 678'])
  expect(onChange).toHaveBeenLastCalledWith('+61412345678')
})
