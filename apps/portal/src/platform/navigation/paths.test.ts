import { expect, it } from 'vitest'
import { countryPath, paths } from './paths.ts'

it('knows every route constant of the specification [P-034, P-035, P-036, P-037, P-038, P-039, P-040, P-041, P-042, P-043, P-044, P-045, P-046, P-047, P-048, P-049, P-050, P-051, P-052, P-053, P-054, P-055, P-056, P-057, P-058, P-059, P-060, P-061, P-062, P-063, P-064, P-065, P-066, P-067]', () => {
  const specified =
    '/accessibility /account-information /ap-certificate /auth /benefits /campaign /cdw-certificate ' +
    '/check-claim-status /checkout /claim-status /confirmation /success /claims /contact /coverage /get-new-coverage ' +
    '/documents /get-started / /login /marketplace /mex-certificate /online-payment-form /pdf-viewer /youre-all-set ' +
    '/prefill /preview-claim /purchase /redirect /return-to-mastercard /review-and-submit /self-service /sso /terms'
  expect(Object.values(paths).sort()).toEqual(specified.split(' ').sort())
})

it('writes countries in lower case [P-X50]', () => {
  expect(countryPath('BRA', 'pt_BR', paths.benefits)).toBe('/bra/pt_BR/benefits')
})
