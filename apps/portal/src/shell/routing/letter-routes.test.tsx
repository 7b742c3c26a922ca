import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedLetters } from '../../session/letters/testing/stored-letters.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { stubMedia } from '../../testing/stub-media.ts'
import { aBenefit, aCard, aMadeLetter } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  stubMedia(false)
})
afterEach(resetPage)

const codes = ['CDW', 'MEX', 'TIN'].map((benefit_code) => aBenefit({ benefit_code }))
const benefits = { benefits: codes, ica_country: 'AUS' }
const open = (path: string, more: Parameters<typeof openApp>[1] = {}) =>
  openApp(path, { card: aCard(), benefits, before: ['/privacy'], ...more })
const at = ({ router }: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path))

it.each([
  ['CDW/cdw-certificate', '[P-244, C-363]'],
  ['CDW/cdwCertificate', '[P-X02]'],
  ['MEX/mex-certificate', '[P-245, C-368]'],
  ['MEX/mexCertificate', '[P-X02]'],
  ['TIN/ap-certificate', '[P-246, C-399]'],
  ['TIN/apTravelLetter', '[P-X02]'],
])('without a letter, %s leads to the benefit and leaves no entry in the history %s', async (page) => {
  const opened = open(`/aus/en_AP/benefits/${page}`)
  await at(opened, `/aus/en_AP/benefits/${page.slice(0, 3)}`)
  await screen.findByRole('heading', { level: 1 })
  await act(() => opened.router.navigate(-1))
  expect(opened.router.state.location.pathname).toBe('/privacy')
})

it.each([
  ['TIN/ap-certificate', 'TIN/ap-certificate', '[P-246]'],
  ['TIN/apTravelLetter', 'TIN/ap-certificate', '[P-246, P-X02]'],
  ['TIN/cdw-certificate', 'TIN', '[P-244]'],
])('with a travel letter, %s leads to %s %s', async (from, to) => {
  const opened = open(`/aus/en_AP/benefits/${from}`, { letterDatabase: await storedLetters(aMadeLetter()) })
  await at(opened, `/aus/en_AP/benefits/${to}`)
  await screen.findByRole('heading', { level: 1 })
  expect(opened.router.state.location.pathname).toBe(`/aus/en_AP/benefits/${to}`)
})

it.each<[string, (opened: ReturnType<typeof open>) => void]>([
  ['logout', ({ app }) => app.session.end()],
  ['a timeout', ({ app }) => app.session.expire()],
  ['another card', ({ app }) => app.session.begin(aCard({ panToken: `pt_${'b'.repeat(43)}` }))],
])('%s deletes letters, also on a page that has nothing to do with them', async (_, leave) => {
  const letterDatabase = await storedLetters(aMadeLetter())
  const opened = open('/aus/en_AP/contact', { letterDatabase })
  await screen.findByRole('heading', { level: 1 })
  expect(await letterDatabase.all()).toHaveLength(1)
  await act(async () => leave(opened))
  await waitFor(async () => expect(await letterDatabase.all()).toEqual([]))
})
