import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { aStatus, openStatus, STATUS_CHECK } from './testing/open-status.tsx'

afterEach(resetPage)

const usa = { isPostalCodeRequired: true }
const field = () => screen.findByLabelText<HTMLInputElement>('Claim number')
const result = () => screen.findByRole('heading', { name: 'We’re reviewing your claim' })

it('shows the result for a number and the postal code that came with it [C-249]', async () => {
  const { checks } = openStatus({
    at: '/usa-000001',
    country: usa,
    proof: { claim_number: 'USA000001', postal_code: '62704' },
  })
  expect(await result()).toBeTruthy()
  expect(checks()).toEqual([expect.objectContaining({ claim_number: 'USA000001', postal_code: '62704' })])
})

it('shows the form with the number if the postal code is missing or belongs to another claim [C-X13, P-098]', async () => {
  const { checks } = openStatus({
    at: '/USA000002',
    country: usa,
    proof: { claim_number: 'USA000001', postal_code: '1' },
  })
  expect((await field()).value).toBe('USA000002')
  expect(checks()).toEqual([])
})

it('needs only the number if the country asks for nothing else [C-X13, P-098]', async () => {
  openStatus({ at: '/MEX000001' })
  expect(await result()).toBeTruthy()
  expect(document.title).toBe('Your claim · Amparo')
})

it('shows at once what is wrong with a number in the address, without a call', async () => {
  const { checks } = openStatus({ at: '/MEX0000012345' })
  expect((await field()).value).toBe('MEX0000012345')
  expect(screen.getByText('Claim confirmation number must be at most 9 characters')).toBeTruthy()
  expect(checks()).toEqual([])
})

it('shows a placeholder of the result while it loads', async () => {
  openStatus({ at: '/MEX000001', answers: { [STATUS_CHECK]: () => new Promise<never>(() => undefined) } })
  expect((await screen.findByRole('status')).textContent).toBe('Looking up your claim')
})

it('shows the form and what to check if nothing is found [C-595]', async () => {
  openStatus({ at: '/MEX000001', answers: { [STATUS_CHECK]: () => refused('claim_not_found') } })
  expect((await field()).value).toBe('MEX000001')
  expect(screen.getByRole('alert').textContent).toMatch(/Check every character/)
})

it('offers to try again if the call fails [C-595]', async () => {
  let isBroken = true
  const check = () => (isBroken ? refused('internal_error') : { body: aStatus() })
  const { reports } = openStatus({ at: '/MEX000001', answers: { [STATUS_CHECK]: check } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toMatch(/We couldn’t look up your claim.*req-9/s)
  await waitFor(() => expect(reports()).toEqual([expect.objectContaining({ code: 'STATUS_CHECK_API_ERROR' })]))
  isBroken = false
  fireEvent.click(again)
  expect(await result()).toBeTruthy()
})
