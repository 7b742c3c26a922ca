import { loadContent } from '@amparo/content/load-content'
import { expect, it } from 'vitest'
import { partnerAddress, refusalEntry } from './refusal-entry.ts'

it.each([
  ['diners_club_card', 'diners-club-card-error'],
  ['generic_api_exception', 'global-error'],
  ['incorrect_bank_country', 'incorrect-issuing-bank-country'],
  ['transfer_to_phone', 'transfer-to-phone'],
  ['unable_to_verify_card', 'invalid-card-number'],
  ['unsupported_product_code', 'global-error-without-phone-number'],
  ['no_benefits_found', 'no-benefits-found'],
  ['redirect_to_nobody', 'global-error'],
  ['network_error', 'global-error'],
  ['constructor', 'global-error'],
])('answers %s with %s [P-454, P-455, P-456, P-457, P-458, P-459, P-460, P-461]', (code, entry) => {
  expect(refusalEntry(code)).toBe(entry)
  expect(loadContent({ locales: ['en_US'] }).content('en_US', 'login-errors')[refusalEntry(code)].title).not.toBe('')
})

it.each([
  ['redirect_to_harbor', 'https://partner.example/', 'https://partner.example/'],
  ['redirect_to_harbor', 'http://partner.example/', null],
  ['redirect_to_harbor', 'javascript:alert(1)', null],
  ['redirect_to_harbor', undefined, null],
  ['no_benefits_found', 'https://partner.example/', null],
])('follows %s to %s only when that is a secure address [P-461]', (code, redirectUrl, address) => {
  expect(partnerAddress({ code, redirectUrl })).toBe(address)
})
