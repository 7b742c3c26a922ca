import type { PolicyDetails } from '@amparo/contract/policies'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dismissSnackbar, useSnackbars } from '../../../../ui/feedback/snackbar.ts'
import { prepareMarketplace, refused } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, mayasPolicyIn, openSelfService, POLICY } from '../testing/open-self-service.tsx'

prepareMarketplace()
const toasts = () => renderHook(() => useSnackbars()).result.current

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.input(field, { target: { value } })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const prompt = () => screen.queryByRole('dialog', { name: 'This change needs a new policy' })

/** Opens the form. The server answers a change with the policy at the new address. */
async function edit(policy: PolicyDetails = mayasPolicy(), change?: () => { status?: number; body: unknown }) {
  const sent: unknown[] = []
  const page = openSelfService('personal-information', {
    policy,
    answers: {
      [POLICY]: (body) => {
        if (!body) return { body: policy }
        sent.push(body)
        const { address } = body as { address: object }
        return change?.() ?? { body: { ...policy, geographic_location: { ...policy.geographic_location, ...address } } }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit address or gender' }))
  await screen.findByRole('heading', { level: 1, name: 'Edit personal information' })
  return { ...page, sent }
}

it('shows name, e-mail address, birthdate, gender and address [M-201, M-241]', async () => {
  openSelfService('personal-information')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  const facts = heading.parentElement?.textContent
  for (const shown of ['Maya Ortiz', 'maya@example.com', '05/04/1990', 'Female', '12 Main St, Columbus, OH 43004'])
    expect(facts).toContain(shown)
})

it('has fields for gender and address only [M-241]', async () => {
  await edit()
  const labels = ['Street address', 'Apartment, suite or unit (optional)', 'City', 'State', 'ZIP code']
  for (const label of labels) expect(screen.getByLabelText(label)).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Gender' })).toBeTruthy()
  for (const label of ['First name', 'Last name', 'Email address', 'Date of birth'])
    expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.getByText('maya@example.com')).toBeTruthy()
})

it('changes an address in the same state, once, and says so [M-302, M-329]', async () => {
  const { sent } = await edit()
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
  const { sent } = await edit()
  save()
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  expect([sent, toasts()]).toEqual([[], []])
})

it('forgets what was typed on Cancel', async () => {
  const { sent } = await edit()
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
  const { sent } = await edit()
  type(label, value)
  save()
  const summary = await screen.findByRole('region', { name: 'Fix 1 answer' })
  expect(within(summary).getByRole('link').textContent).toBe(`${label}: ${message}`)
  expect([sent, prompt()]).toEqual([[], null])
})

it('asks for no gender in New York [M-240]', async () => {
  const { parties } = mayasPolicy()
  const policy = mayasPolicyIn('NY', { parties: parties.map((party) => ({ ...party, gender: null })) })
  const { sent } = await edit(policy)
  expect(screen.queryByRole('radiogroup', { name: 'Gender' })).toBeNull()
  type('City', 'Albany')
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('asks for the gender again on the way out of New York [M-240, M-242, M-X27]', async () => {
  await edit()
  type('State', 'NY')
  expect(screen.queryByRole('radiogroup', { name: 'Gender' })).toBeNull()
  type('State', 'OH')
  const radios = within(screen.getByRole('radiogroup', { name: 'Gender' })).getAllByRole('radio')
  expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false, false])
  save()
  expect((await screen.findByRole('region', { name: 'Fix 1 answer' })).textContent).toContain(
    'Select your gender.',
  )
})

it.each([
  ['another state', 'M-267', () => type('State', 'CO'), /A move to another state/],
  ['another gender', 'M-268', () => fireEvent.click(screen.getByLabelText('Male')), /A change of gender/],
])('needs another policy for %s, says so at once and asks on saving [%s] [M-271]', async (_name, _id, change, note) => {
  const { sent } = await edit()
  change()
  expect(screen.getByText(note)).toBeTruthy()
  expect(prompt()).toBeNull()
  save()
  await waitFor(() => expect(prompt()?.textContent).toContain('We’ll cancel your current policy and issue a new one'))
  fireEvent.click(screen.getByRole('button', { name: 'Keep my policy' }))
  expect([sent, prompt()]).toEqual([[], null])
})

it('asks if the server says that the change needs another policy', async () => {
  await edit(mayasPolicy(), () => refused('needs_rewrite'))
  type('City', 'Dublin')
  save()
  await waitFor(() => expect(prompt()).toBeTruthy())
})

it('marks the fields of an address that does not exist [M-075]', async () => {
  await edit(mayasPolicy(), () => refused('invalid_geographical_location'))
  type('City', 'Nowhere')
  save()
  expect(await screen.findAllByText('Enter a valid street address.')).toHaveLength(4)
})

it.each([
  ['internal_error', 500],
  ['policy_not_editable', 409],
])(
  'says that the address was not updated after %s (%i), reports it and keeps what was typed [M-323, M-330]',
  async (code, status) => {
    const { reports } = await edit(mayasPolicy(), () => refused(code, status))
    type('City', 'Dublin')
    save()
    const alert = await screen.findByText('We were unable to update your address.')
    expect(alert.closest('[role=alert]')).toBeTruthy()
    expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('Dublin')
    expect(reports()).toEqual([
      { code: 'CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR', cause: code, failed_request_id: 'req-9' },
    ])
  },
)

it('reports nothing and shows no error if the session is over', async () => {
  const { reports, app } = await edit(mayasPolicy(), () => refused('unauthorized', 401))
  type('City', 'Dublin')
  save()
  await waitFor(() => expect(app.user.get()).toBeNull())
  expect([reports(), screen.queryByText('We were unable to update your address.')]).toEqual([[], null])
})

it.each([
  ['suspended', true],
  ['canceled', false],
  ['out_of_force', false],
  ['expired', false],
  ['ineligible', false],
  ['on_the_moon', false],
])('cannot be edited while the policy is %s [M-226, M-228]', async (status_code, hasButton) => {
  openSelfService('personal-information', { policy: mayasPolicy({ status_code }) })
  await screen.findByRole('heading', { level: 1, name: 'Personal information' })
  const button = screen.queryByRole('button', { name: 'Edit address or gender' }) as HTMLButtonElement | null
  expect([button !== null, button?.disabled]).toEqual(hasButton ? [true, true] : [false, undefined])
  const reason = hasButton ? /Changes are paused while a payment is overdue/ : 'This policy can’t be changed.'
  expect(screen.getByText(reason)).toBeTruthy()
})
