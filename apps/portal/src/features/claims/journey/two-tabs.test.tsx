import type { PageAnswers } from '@amparo/contract/claim-forms'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrives, prepareJourney, press, type } from '../testing/journey.ts'
import { openClaim } from '../testing/open-claim.tsx'

prepareJourney()

type Opened = Awaited<ReturnType<typeof openClaim>>
const saveElsewhere = ({ inOtherTab, localId }: Opened, page: string, change: PageAnswers) =>
  inOtherTab.savePage(localId, page, (stored) => ({ answers: { ...stored, ...change } }))
const city = () => screen.getByLabelText<HTMLInputElement>(/City/)

it('writes nothing from a page that was not edited [C-020, C-131]', async () => {
  const opened = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  city().focus()
  fireEvent.blur(city())
  await saveElsewhere(opened, 'trip', { city: 'Quito' })
  press('Back')
  await arrives('About you')
  expect((await opened.kept()).application).toEqual({ trip: { city: 'Quito' } })
})

it('shows what another tab has saved, and keeps the focus [C-020, C-131]', async () => {
  const opened = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  city().focus()
  await saveElsewhere(opened, 'trip', { city: 'Quito', seat: 'front' })
  await waitFor(() => expect(city().value).toBe('Quito'))
  expect(screen.getByLabelText<HTMLInputElement>('Option front').checked).toBe(true)
  expect(document.activeElement).toBe(city())
})

it('keeps what was typed here and what was chosen elsewhere [C-131]', async () => {
  const opened = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Lima')
  await saveElsewhere(opened, 'trip', { seat: 'front' })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Option front').checked).toBe(true))
  expect(city().value).toBe('Lima')
  press('Save and continue')
  await arrives('The cost')
  expect((await opened.kept()).application).toEqual({ trip: { city: 'Lima', seat: 'front' } })
})

it('shows a claim that was sent in another tab as sent, and does not change it [C-130]', async () => {
  const opened = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Lima')
  await opened.inOtherTab.update(opened.localId, (draft) => ({ ...draft, claimNumber: '482913' }))
  await arrives('Your claim has been sent')
  expect((await opened.kept()).application).toEqual({})
})

it('leaves a claim that was cancelled in another tab [C-128]', async () => {
  const opened = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  await opened.inOtherTab.remove(opened.localId)
  await waitFor(() => expect(opened.place()).toBe('/usa/en_US/claims'))
  expect(await screen.findByText(/This claim is no longer on this device/)).toBeTruthy()
})

it('shows on the review what another tab has saved [C-020]', async () => {
  const draft = { application: { person: { name: 'Ana' } } }
  const opened = await openClaim({ at: '/review_and_submit', draft })
  await screen.findByText('Ana')
  await saveElsewhere(opened, 'person', { name: 'Rosa' })
  expect(await screen.findByText('Rosa')).toBeTruthy()
  expect(screen.queryByText('Ana')).toBeNull()
})
