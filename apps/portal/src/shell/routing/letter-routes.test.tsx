import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LETTERS_KEY } from '../../session/session-fields.ts'
import { resetPage } from '../../testing/render-page.tsx'
import { aBenefit, aCard, aMadeLetter } from '../../testing/test-data.ts'
import { openApp } from '../testing/open-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(resetPage)

const codes = ['CDW', 'MEX', 'TIN'].map((benefit_code) => aBenefit({ benefit_code }))
const benefits = { benefits: codes, ica_country: 'AUS' }
const open = (path: string) => openApp(path, { card: aCard(), benefits, before: ['/privacy'] })
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
  sessionStorage.setItem(LETTERS_KEY, JSON.stringify([aMadeLetter()]))
  const opened = open(`/aus/en_AP/benefits/${from}`)
  await at(opened, `/aus/en_AP/benefits/${to}`)
  await screen.findByRole('heading', { level: 1 })
  expect(opened.router.state.location.pathname).toBe(`/aus/en_AP/benefits/${to}`)
})
