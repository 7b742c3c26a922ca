import { expect, it } from 'vitest'
import { routePattern } from './route-pattern.ts'

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/pt_BR/login', '/:language/login'],
  ['/usa/en_US', '/:country/:language'],
  ['/USA/en_US/benefits', '/:country/:language/benefits'],
  ['/usa/en_US/claims/CDW/C-1042', '/:country/:language/claims/:value/:value'],
  ['/usa/en_US/claim-status/C-1042', '/:country/:language/claim-status/:value'],
  ['/privacy', '/privacy'],
  ['/pt_BR/privacy', '/:language/privacy'],
  ['/campaign/summer', '/campaign/:value'],
  ['/pt_BR/privacy', '/:language/privacy'],
  ['/ana@example.com', '/:value'],
])('turns %s into %s', (pathname, pattern) => {
  expect(routePattern(pathname)).toBe(pattern)
})
