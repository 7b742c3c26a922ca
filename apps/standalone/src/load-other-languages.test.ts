import { expect, it, vi } from 'vitest'
import { loadOtherLanguages } from './load-other-languages.ts'

const languages = ['en_US', 'pt_BR', 'ar_EEMEA']

it('loads every language once, without blocking requests in between', async () => {
  const get = vi.fn()
  const claimTexts = vi.fn()
  const seenBetween: number[] = []
  let next = setImmediate(look)
  function look() {
    seenBetween.push(get.mock.calls.length)
    next = setImmediate(look)
  }
  await loadOtherLanguages({ content: { languages, get }, claimTexts })
  clearImmediate(next)
  expect(get.mock.calls.map(([language]) => language)).toEqual(languages)
  expect(seenBetween).toEqual(expect.arrayContaining([1, 2]))
  expect(claimTexts.mock.calls.map(([language]) => language)).toEqual(languages)
})

it('reports an invalid text', async () => {
  const claimTexts = (locale: string) => {
    if (locale === 'pt_BR') throw new Error('pt_BR/trip.json: missing')
  }
  await expect(loadOtherLanguages({ content: { languages, get: vi.fn() }, claimTexts })).rejects.toThrow(
    'pt_BR/trip.json: missing',
  )
})
