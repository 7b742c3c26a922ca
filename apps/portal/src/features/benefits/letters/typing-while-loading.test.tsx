import { act, waitFor } from '@testing-library/react'
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
