import { expect, it } from 'vitest'
import { api, dev, serveDev } from '../testing/dev.ts'

serveDev()

it('lists every form, country and language', async () => {
  const { codes, countries } = (await dev.get('/dev/api/forms')).json()
  expect(codes).toEqual([...api.catalogue.claimForms.keys()])
  expect(countries).toHaveLength(54)
  expect(countries).toContainEqual({ code: 'BRA', languages: ['pt_BR', 'en_LAC'] })
})

it('answers all pages of a form as the API serves them', async () => {
  const { pages } = (await dev.get('/dev/api/forms/CDW/BRA/pt_BR')).json()
  const asked = { benefit_code: 'CDW', country: 'BRA', locale: 'pt_BR', today: '2026-11-15' } as const
  expect(pages).toEqual(api.areas.claimForms.forms(asked)?.pages)
})

it.each(['XXX/BRA/pt_BR', 'CDW/XXX/pt_BR'])('has no form %s', async (path) => {
  expect((await dev.get(`/dev/api/forms/${path}`)).json()).toMatchObject({ error_code: 'unknown_form' })
})

it('does not answer a page of another origin', async () => {
  const answer = await dev.get('/dev/api/forms', { 'sec-fetch-site': 'cross-site' })
  expect(answer.statusCode).toBe(401)
})
