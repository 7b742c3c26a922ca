import { expect, it } from 'vitest'
import { campaignAddress } from './campaign-address.ts'

it.each([
  ['https://travel.partner.example/summer', 'https://travel.partner.example/summer'],
  ['http://travel.partner.example/summer', 'http://travel.partner.example/summer'],
  ['HTTPS://travel.partner.example', 'https://travel.partner.example/'],
  ['shopping.partner.example/tips', 'https://shopping.partner.example/tips'],
  ['shopping.partner.example:8443/tips?a=1#b', 'https://shopping.partner.example:8443/tips?a=1#b'],
  ['httpful.partner.example', 'https://httpful.partner.example/'],
  ['  shopping.partner.example  ', 'https://shopping.partner.example/'],
])('links %s as %s [P-294]', (text, address) => {
  expect(campaignAddress(text)).toBe(address)
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript:1',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:help@partner.example',
  'https://bank.example@evil.example/',
  '/benefits',
  'https://',
  '',
  undefined,
])('has no link for %s', (text) => {
  expect(campaignAddress(text)).toBeNull()
})
