import { loadContent } from '@amparo/content/load-content'
import { expect, it } from 'vitest'
import { partnerAddress, refusalEntry } from './refusal-entry.ts'

it.each([
  ['diners_club_card', 'diners-club-card-error', '[P-454]'],
  ['generic_api_exception', 'global-error', '[P-455]'],
  ['incorrect_bank_country', 'incorrect-issuing-bank-country', '[P-456]'],
  ['transfer_to_phone', 'transfer-to-phone', '[P-457]'],
  ['unable_to_verify_card', 'invalid-card-number', '[P-458]'],
  ['unsupported_product_code', 'global-error-without-phone-number', '[P-459]'],
  ['no_benefits_found', 'no-benefits-found', '[P-460, P-X53]'],
  ['redirect_to_nobody', 'global-error', '[P-X41]'],
  ['network_error', 'global-error', ''],
  ['constructor', 'global-error', ''],
])('answers %s with %s %s', (code, entry) => {
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
