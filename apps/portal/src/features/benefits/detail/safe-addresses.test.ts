import { expect, it } from 'vitest'
import { safeAddresses } from './safe-addresses.ts'

it.each([
  ['/documents/a.pdf', 'mailto:claims.india@a.example', { download_url: true, claim_form_url: true }],
  ['https://a.example/f.pdf', 'https://a.example/form', { download_url: true, claim_form_url: true }],
  ['javascript:alert(1)', 'javascript:alert(1)', {}],
  ['data:text/html,x', 'data:text/html,x', {}],
  ['//a.example/f.pdf', '/\\a.example', {}],
  ['mailto:a@b.example', 'mailto:a@b.example?bcc=c@d.example', {}],
  ['http://a.example/f.pdf', 'mailto:a@b.example,c@d.example', {}],
  [undefined, undefined, {}],
])('keeps the safe addresses of %s and %s [P-250, P-251]', (download_url, claim_form_url, kept) => {
  const all = { download_url, claim_form_url }
  expect(Object.keys(safeAddresses(all))).toEqual(Object.keys(kept))
})
