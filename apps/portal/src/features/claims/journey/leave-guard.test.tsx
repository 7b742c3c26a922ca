import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepareJourney, press } from '../testing/journey.ts'
import { openClaim } from '../testing/open-claim.tsx'

prepareJourney()

const bill = { key: 'k', document_id: 'DOC005', title: 'Bill', name: 'bill.pdf', file_approval_id: 'fa_1' }
const OUT = '/usa/en_US/contact'

async function open(documents = [bill]) {
  const page = await openClaim({ at: '/trip', draft: { documents, application: { person: { name: 'Ana' } } } })
  const blocks = vi.spyOn(page.router, 'getBlocker')
  await screen.findByRole('heading', { level: 1, name: 'Your trip' })
  // The guard is mounted a moment after the page.
  if (documents.length > 0) await waitFor(() => expect(blocks).toHaveBeenCalled())
  return { ...page, go: (to: string) => act(() => page.router.navigate(to)) }
}
const modal = () => screen.queryByRole('dialog', { name: 'Cancel this claim?' })
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

it('asks before the person leaves a claim with documents, and stays if they choose to [C-141]', async () => {
  const { go, place, claim } = await open()
  await go(OUT)
  expect(modal()).toBeTruthy()
  expect(place()).toBe(`${claim}/trip`)
  press('No, keep it')
  expect(modal()).toBeNull()
  expect(place()).toBe(`${claim}/trip`)
})

it('deletes the claim when the person confirms, and goes where they wanted to go [C-141, C-137]', async () => {
  const { go, place, drafts } = await open()
  await go(OUT)
  press('Yes, delete it')
  await waitFor(() => expect(place()).toBe(OUT))
  expect(await drafts.list()).toEqual([])
})

it('offers to save the claim instead', async () => {
  const { go, place, kept } = await open()
  await go(OUT)
  fireEvent.click(within(modal() as HTMLElement).getByRole('button', { name: 'Save for later' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Finish this claim later?' })).toBeTruthy())
  press('Save and exit')
  await waitFor(() => expect(place()).toBe(OUT))
  expect(await kept()).toMatchObject({ savedForLaterPageKey: 'trip', documents: [bill] })
})

it('asks on Escape too, and not over another modal [C-142, C-X34]', async () => {
  const { place } = await open()
  pressEscape()
  expect(modal()).toBeTruthy()
  pressEscape()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  press('Yes, delete it')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
})

it('is off while the save-for-later modal is open [C-143]', async () => {
  const { go, place } = await open()
  press('Save for later')
  await screen.findByRole('dialog', { name: 'Finish this claim later?' })
  pressEscape()
  expect(modal()).toBeNull()
  await go(OUT)
  expect(place()).toBe(OUT)
})

it.each(['/usa/en_US/claims', '/usa/en_US/claims/CDW'])('does not ask on the way to %s [C-144]', async (to) => {
  const { go, place } = await open()
  await go(to)
  expect(modal()).toBeNull()
  expect(place()).toBe(to)
})

it('does not ask without documents, not even on Escape [C-144]', async () => {
  const { go, place } = await open([])
  pressEscape()
  expect(modal()).toBeNull()
  await go(OUT)
  expect(place()).toBe(OUT)
})

it('does not ask after the session has ended', async () => {
  const { app, go, place } = await open()
  act(() => app.session.end())
  await go(OUT)
  expect(place()).toBe(OUT)
})
