import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blockedDatabase, memoryDatabase, sharedDatabase } from '../../../session/drafts/testing/memory-database.ts'
import { aCard } from '../../../testing/test-data.ts'
import {
  all,
  answer,
  answerAll,
  choose,
  control,
  disabled,
  errorOf,
  openTravelLetter,
  prepareLetters,
  relationship,
  submit,
  tick,
} from '../testing/letter-form.tsx'

prepareLetters()

const shown = () => [...document.querySelectorAll<HTMLInputElement>('.letter-form .answer')].map(({ value }) => value)
const reopen = async () => {
  await submit('Get a travel letter')
  return screen.findByRole('dialog')
}
const notNow = () => fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
const stored = (database: { all: () => Promise<unknown[]> }, count: number) =>
  waitFor(async () => expect(await database.all()).toHaveLength(count))

it.each<[string, (dialog: HTMLElement) => void]>([
  ['“Not now”', notNow],
  ['Escape', (dialog) => fireEvent(dialog, new Event('close'))],
])('a form closed with %s has everything again, also what is not whole [C-325]', async (_, close) => {
  const { dialog } = await openTravelLetter()
  answerAll({ ...all, 'Date of birth': '05/04/20', 'Phone number': '123', 'Return date': '12/1' })
  choose(relationship, 'dependent_child')
  tick(disabled, 'Yes')
  const before = shown()
  close(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  await reopen()
  expect(shown()).toEqual(before)
  expect(before).toEqual(expect.arrayContaining(['Singapore', 'Japan', ' Amara  Lý ', 'dependent_child', '12/1']))
  expect(screen.getByRole('radiogroup', { name: disabled }).querySelector('input:checked')).not.toBeNull()
  expect(errorOf('Phone number')).toBeNull()
})

it('a form that was left by the browser’s Back has everything again after a reload', async () => {
  const letterDatabase = memoryDatabase()
  const { unmount } = await openTravelLetter('SGP', { letterDatabase })
  answer('First name', 'Amara')
  unmount()
  await stored(letterDatabase, 1)
  await openTravelLetter('SGP', { letterDatabase })
  expect(control('First name').value).toBe('Amara')
})

it('a second tab of the session has what was typed in the first', async () => {
  const [here, elsewhere] = sharedDatabase()
  await openTravelLetter('SGP', { letterDatabase: here })
  answer('Last name', 'Silva')
  notNow()
  await stored(here, 1)
  await openTravelLetter('SGP', { letterDatabase: elsewhere })
  expect(control('Last name').value).toBe('Silva')
})

it.each<[string, (page: Awaited<ReturnType<typeof openTravelLetter>>) => void]>([
  ['with another card', ({ app }) => app.session.begin(aCard({ panToken: `pt_${'b'.repeat(43)}` }))],
  ['after logout', ({ app }) => app.session.end()],
  ['after a timeout', ({ app }) => app.session.expire()],
])('%s a form is empty, and nothing of it is left on the device', async (_, leave) => {
  const letterDatabase = memoryDatabase()
  const page = await openTravelLetter('SGP', { letterDatabase })
  answer('First name', 'Amara')
  notNow()
  await stored(letterDatabase, 1)
  await reopen()
  answer('Last name', 'Silva')
  leave(page)
  page.unmount()
  await stored(letterDatabase, 0)
  await openTravelLetter('SGP', { letterDatabase })
  expect([control('First name').value, control('Last name').value]).toEqual(['', ''])
})

it('a form has what was typed until the page is left where the device stores nothing', async () => {
  await openTravelLetter('SGP', { letterDatabase: blockedDatabase() })
  answer('First name', 'Amara')
  notNow()
  await reopen()
  expect(control('First name').value).toBe('Amara')
})

it('the form is empty again once a letter was made of it', async () => {
  const letterDatabase = memoryDatabase()
  const { router } = await openTravelLetter('SGP', { letterDatabase })
  answerAll(all)
  await submit('Create letter')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/ap-certificate$/))
  await openTravelLetter('SGP', { letterDatabase })
  expect(control('First name').value).toBe('')
  expect(screen.getByRole('link', { name: 'Open your letter' })).toBeTruthy()
})
