import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { expect, it } from 'vitest'
import { benefitsAnswers } from './benefits-answers.ts'

it('makes an answer once, and again when a text has changed', () => {
  const [product] = loadCatalogue().products
  if (!product) throw new Error('no product')
  const texts = { version: 0, name: 'Old name', asked: 0 }
  const answer = benefitsAnswers({
    version: () => texts.version,
    benefitName: () => {
      texts.asked++
      return texts.name
    },
  })
  const first = answer(product, 'en_US', '2026-11-15')
  const asked = texts.asked
  expect(answer(product, 'en_US', '2026-11-15')).toBe(first)
  expect([texts.asked, first.json.includes('Old name')]).toEqual([asked, true])
  Object.assign(texts, { version: 1, name: 'New name' })
  expect(String(answer(product, 'en_US', '2026-11-15').json)).toContain('New name')
})
