import { expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'

it.each([
  ['/', '/th_TH/login'],
  ['/login', '/th_TH/login'],
  ['/pt_BR/login', '/th_TH/login'],
  ['/usa/en_US', '/usa/th_TH'],
  ['/usa/en_US/benefits', '/usa/th_TH/benefits'],
  ['/usa/en_US/claims/CDW/C-1', '/usa/th_TH/claims/CDW/C-1'],
  ['/usa/en_US/terms', '/usa/th_TH/terms'],
  ['/terms', '/th_TH/terms'],
  ['/pt_BR/terms', '/th_TH/terms'],
  ['/privacy', '/th_TH/privacy'],
  ['/accessibility', '/th_TH/accessibility'],
  ['/pt_BR/verify', '/th_TH/verify'],
  ['/pt_BR/continue', '/th_TH/continue'],
  ['/preview-claim', '/th_TH/preview-claim'],
  ['/pt_BR/preview-claim/CDW', '/th_TH/preview-claim/CDW'],
  ['/campaign/new-phone', '/th_TH/campaign/new-phone'],
  ['/ar_EEMEA/campaign/New-Phone', '/th_TH/campaign/New-Phone'],
])('keeps the page %s, as %s [P-004]', (pathname, to) => {
  expect(inLanguage({ pathname, search: '' }, 'th_TH')).toBe(to)
})

it('keeps the query of the address [P-004]', () => {
  expect(inLanguage({ pathname: '/tha/en_AP/benefits', search: '?sort=name' }, 'th_TH')).toBe(
    '/tha/th_TH/benefits?sort=name',
  )
})
