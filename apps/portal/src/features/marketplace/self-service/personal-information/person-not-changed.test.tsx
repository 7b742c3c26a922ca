import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy } from '../testing/open-self-service.tsx'
import { editPerson, prompt, save, type } from './testing/edit-person.tsx'

prepareMarketplace()

it.each([
  ['another state', 'M-267', () => type('State', 'CO'), /A move to another state/],
  ['another gender', 'M-268', () => fireEvent.click(screen.getByLabelText('Male')), /A change of gender/],
])('needs another policy for %s, says so at once and asks on saving [%s] [M-271]', async (_name, _id, change, note) => {
  const { sent } = await editPerson()
  change()
  expect(screen.getByText(note)).toBeTruthy()
  expect(prompt()).toBeNull()
  save()
  await waitFor(() => expect(prompt()?.textContent).toContain('We’ll cancel your current policy and issue a new one'))
  fireEvent.click(screen.getByRole('button', { name: 'Keep my policy' }))
  expect([sent, prompt()]).toEqual([[], null])
})

it('asks if the server says that the change needs another policy', async () => {
  await editPerson(mayasPolicy(), () => refused('needs_rewrite'))
  type('City', 'Dublin')
  save()
  await waitFor(() => expect(prompt()).toBeTruthy())
})

it('marks the fields of an address that does not exist [M-075]', async () => {
  await editPerson(mayasPolicy(), () => refused('invalid_geographical_location'))
  type('City', 'Nowhere')
  save()
  // At each of the four, and in the summary for the one that it names.
  expect(await screen.findAllByText('Enter a valid street address.')).toHaveLength(5)
})

it.each([
  ['internal_error', 500],
  ['policy_not_editable', 409],
])(
  'says that the address was not updated after %s (%i), reports it and keeps what was typed [M-323, M-330]',
  async (code, status) => {
    const { reports } = await editPerson(mayasPolicy(), () => refused(code, status))
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
  const { reports, app } = await editPerson(mayasPolicy(), () => refused('unauthorized', 401))
  type('City', 'Dublin')
  save()
  await waitFor(() => expect(app.user.get()).toBeNull())
  expect([reports(), screen.queryByText('We were unable to update your address.')]).toEqual([[], null])
})
