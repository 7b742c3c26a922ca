import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrives, prepareJourney, press, type } from '../testing/journey.ts'
import { openClaim } from '../testing/open-claim.tsx'

prepareJourney()

it('goes back to the previous page, and saves what was typed [C-139]', async () => {
  const { place, claim, kept } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  press('Back')
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
  expect((await kept()).application).toEqual({ trip: { city: 'Riyadh' } })
})

it('goes back in history from the first page [C-140]', async () => {
  const { place } = await openClaim({ at: '/person' })
  await arrives('About you')
  press('Back')
  await waitFor(() => expect(place()).toBe('/before'))
})

it('asks before it saves for later, stores page and answers, and goes to the benefits [C-132, C-134, C-135, C-X33]', async () => {
  const { place, kept } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  press('Save for later')
  expect((await screen.findByRole('dialog')).textContent).toContain('for 24 more hours')
  press('Save and exit')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await kept()).toMatchObject({ savedForLaterPageKey: 'trip', application: { trip: { city: 'Riyadh' } } })
})

it('stays on the page when the person chooses to', async () => {
  const { place, claim } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  press('Save for later')
  await screen.findByRole('dialog')
  press('Keep going')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(place()).toBe(`${claim}/trip`)
})

it('asks before it cancels, removes the claim and goes to the benefits [C-136, C-137, C-138]', async () => {
  const { place, drafts } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  press('Cancel claim')
  await screen.findByRole('dialog')
  expect(await drafts.list()).toHaveLength(1)
  press('Yes, delete it')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await drafts.list()).toEqual([])
})

it.each<[string, (page: Awaited<ReturnType<typeof openClaim>>) => unknown]>([
  ['the session ends [P-395]', ({ app }) => app.session.expire()],
  ['the tab is closed', () => dispatchEvent(new Event('pagehide'))],
])('saves what is typed when %s', async (_, happens) => {
  const page = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  act(() => void happens(page))
  await waitFor(async () => expect((await page.kept()).application).toEqual({ trip: { city: 'Riyadh' } }))
})

it('saves what was typed after a pause, and when the person goes to another page of the portal', async () => {
  const { kept, router } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  await waitFor(async () => expect((await kept()).application).toEqual({ trip: { city: 'Riyadh' } }))
  type(/City/, 'Jeddah')
  await act(() => router.navigate('/usa/en_US/contact'))
  await waitFor(async () => expect((await kept()).application).toEqual({ trip: { city: 'Jeddah' } }))
})
