import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { letters } from '../../../session/letters/letters.ts'
import { all, answer, answerAll, openTravelLetter, prepareLetters, submit } from '../testing/letter-form.tsx'

const plans = vi.hoisted(() => ({ loaded: Promise.resolve() }))
vi.mock('../../../blocks/phone/load-phone-plans.ts', () => ({
  phonePlans: () => undefined,
  loadPhonePlans: () => plans.loaded,
}))

prepareLetters()

it('makes the letter of what is typed while the numbering plans load', async () => {
  const { app } = await openTravelLetter()
  answerAll(all)
  const loading = Promise.withResolvers<void>()
  plans.loaded = loading.promise
  await submit('Create letter')
  answer('Last name', 'Costa')
  await act(async () => loading.resolve())
  await waitFor(() => expect(app.part(letters).of('TIN')?.values.lastName).toBe('Costa'))
})

it('makes one letter of two presses while the numbering plans load', async () => {
  const { posted } = await openTravelLetter()
  answerAll(all)
  const loading = Promise.withResolvers<void>()
  plans.loaded = loading.promise
  await submit('Create letter')
  await submit('Create letter')
  expect(screen.getByRole('button', { name: 'Create letter' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => loading.resolve())
  await waitFor(() => expect(posted()).not.toEqual([]))
  expect(posted()).toHaveLength(1)
})

it('makes no letter if the form is closed while the numbering plans load', async () => {
  const { posted, app } = await openTravelLetter()
  answerAll(all)
  const loading = Promise.withResolvers<void>()
  plans.loaded = loading.promise
  await submit('Create letter')
  await submit('Not now')
  await act(async () => loading.resolve())
  expect([posted(), app.part(letters).of('TIN')]).toEqual([[], null])
})
