import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dismissSnackbar, useSnackbars } from '../../../../ui/feedback/snackbar.ts'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, mayasPolicyIn } from '../testing/open-self-service.tsx'
import { editPerson, prompt, save, type } from './testing/edit-person.tsx'

prepareMarketplace()

const toasts = () => renderHook(() => useSnackbars()).result.current

it('has fields for gender and address only [M-241]', async () => {
  await editPerson()
  const labels = ['Street address', 'Apartment, suite or unit (optional)', 'City', 'State', 'ZIP code']
  for (const label of labels) expect(screen.getByLabelText(label)).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Gender' })).toBeTruthy()
  for (const label of ['First name', 'Last name', 'Email address', 'Date of birth'])
    expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.getByText('maya@example.com')).toBeTruthy()
})

it('changes an address in the same state, once, and says so [M-302, M-329]', async () => {
  const { sent } = await editPerson()
  type('Street address', ' 7 Oak Ave ')
  type('ZIP code', '43085-1234')
  const button = screen.getByRole('button', { name: 'Save changes' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  expect(sent).toEqual([
    {
      address: {
        line_1_address: '7 Oak Ave',
        line_2_address: null,
        municipality_name: 'Columbus',
        state: 'OH',
        postal_code: '43085-1234',
      },
    },
  ])
  expect(toasts().map(({ text, hidesAfter }) => [text, hidesAfter])).toEqual([
    ['Your changes have been applied.', 3000],
  ])
  for (const { id } of toasts()) act(() => dismissSnackbar(id))
  expect(screen.getByText(/7 Oak Ave, Columbus, OH/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Personal information')
})

it('sends nothing if nothing was changed', async () => {
  const { sent } = await editPerson()
  save()
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  expect([sent, toasts()]).toEqual([[], []])
})

it('forgets what was typed on Cancel', async () => {
  const { sent } = await editPerson()
  type('City', 'Dublin')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/Columbus, OH 43004/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Edit address or gender' }))
  expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('Columbus')
  expect(sent).toEqual([])
})

it.each([
  ['City', '  ', 'Enter a city.', 'M-236'],
  ['Street address', '', 'Enter a valid address.', 'M-237'],
  ['ZIP code', '', 'Enter a zip code.', 'M-238'],
  ['ZIP code', '4300x', 'Enter a zip code.', 'M-238'],
  ['State', '', 'Select a state.', 'M-239'],
  ['State', 'TX', 'Policy coverage currently not available in your state.', 'M-239'],
])('refuses for %s the answer “%s” with “%s” and sends nothing [%s]', async (label, value, message) => {
  const { sent } = await editPerson()
  type(label, value)
  save()
  const summary = await screen.findByRole('region', { name: 'Fix 1 answer' })
  expect(within(summary).getByRole('link').textContent).toContain(message)
  expect([sent, prompt()]).toEqual([[], null])
})

it('asks for no gender in New York [M-240]', async () => {
  const { parties } = mayasPolicy()
  const policy = mayasPolicyIn('NY', { parties: parties.map((party) => ({ ...party, gender: null })) })
  const { sent } = await editPerson(policy)
  expect(screen.queryByRole('radiogroup', { name: 'Gender' })).toBeNull()
  type('City', 'Albany')
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('asks for the gender again on the way out of New York [M-240, M-242, M-X27]', async () => {
  await editPerson()
  type('State', 'NY')
  expect(screen.queryByRole('radiogroup', { name: 'Gender' })).toBeNull()
  type('State', 'OH')
  const radios = within(screen.getByRole('radiogroup', { name: 'Gender' })).getAllByRole('radio')
  expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false, false])
  save()
  expect((await screen.findByRole('region', { name: 'Fix 1 answer' })).textContent).toContain('Select your gender.')
})
