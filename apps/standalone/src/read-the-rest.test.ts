import { expect, it, vi } from 'vitest'
import { readTheRest } from './read-the-rest.ts'

const languages = ['en_US', 'pt_BR', 'ar_EEMEA']

it('reads every language once, without blocking requests in between', async () => {
  const get = vi.fn()
  const claimTexts = vi.fn()
  const seenBetween: number[] = []
  const look = () => {
    seenBetween.push(get.mock.calls.length)
    if (get.mock.calls.length < languages.length) setImmediate(look)
  }
  setImmediate(look)
  await readTheRest({ content: { languages, get }, claimTexts })
  expect(get.mock.calls.map(([language]) => language)).toEqual(languages)
  expect(seenBetween).toEqual(expect.arrayContaining([1, 2]))
  expect(claimTexts.mock.calls.map(([language]) => language)).toEqual(languages)
})

it('reports an invalid text', async () => {
  const claimTexts = (locale: string) => {
    if (locale === 'pt_BR') throw new Error('pt_BR/trip.json: missing')
  }
  await expect(readTheRest({ content: { languages, get: vi.fn() }, claimTexts })).rejects.toThrow(
    'pt_BR/trip.json: missing',
  )
})
