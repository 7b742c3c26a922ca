import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretFile } from '@amparo/service/secrets/secret-file'
import { afterAll, describe, expect, it } from 'vitest'
import { partnerKeys } from '../testing/partner.ts'
import { openTestVault } from '../testing/vault.ts'
import { readLinkOptions } from './link-options.ts'
import { partnerKey } from './partner-key.ts'
import { partnerLink } from './partner-link.ts'

const CARD = ['--card', '9840 0210 6446 4051']
const now = new Date('2026-11-15T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'amparo-partner-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [encryption] = [...partnerKeys].map(([partner, keys]) => ({ partner, key: keys[0] as Buffer }))
const linkFor = async (...args: string[]) => {
  const wishes = readLinkOptions([...CARD, ...args])
  const [purpose = 'prefill'] = wishes.purposes
  return new URL(await partnerLink(wishes, { purpose, encryption: encryption as never, now }), 'http://portal.test')
}
const queryOf = (link: URL) => Object.fromEntries([...link.searchParams].map(([name, text]) => [name, text]))

describe('npm run partner-token', () => {
  it('makes all three links by default', () => {
    expect(readLinkOptions(CARD)).toMatchObject({
      purposes: ['prefill', 'sso', 'travel_document'],
      country: 'USA',
      language: 'en_US',
      minutes: 5,
    })
  })

  it('makes a prefill link that the vault exchanges [P-158] [P-159] [P-160] [P-161]', async () => {
    const link = await linkFor('--purpose', 'prefill', '--country', 'bra', '--language', 'pt_BR', '--first-name', 'Ana')
    expect(link.pathname).toBe('/bra/prefill')
    expect(queryOf(link)).toEqual({
      cardholder_data: expect.any(String),
      benefit_code: 'CDW',
      language_code: 'pt_BR',
      country_code: 'BRA',
    })
    const vault = await openTestVault({ partnerKeys })
    const answer = await vault.call('/prefill_token', { token: link.searchParams.get('cardholder_data') })
    expect(answer.json()).toMatchObject({ last4: '4051', prefill: { cardholder_first_name: 'Ana' } })
    await vault.close()
  })

  it('makes a sign-on link [P-173] [P-174]', async () => {
    const link = await linkFor('--purpose', 'sso')
    expect([link.pathname, queryOf(link)]).toEqual(['/sso', { prefill_token: expect.any(String), country_code: 'USA' }])
  })

  it('makes a travel-document link that the vault follows [P-180] [P-181]', async () => {
    const link = await linkFor('--purpose', 'travel_document', '--benefit', 'MEX')
    expect([link.pathname, link.searchParams.get('benefit_id')]).toEqual(['/redirect', 'MEX'])
    const vault = await openTestVault({ partnerKeys })
    const payload = { token: link.searchParams.get('token'), benefit_code: 'MEX', is_prepaid_card: false }
    expect((await vault.call('/travel_document_redirect', payload)).statusCode).toBe(200)
    await vault.close()
  })

  it.each<[string[], RegExp]>([
    [[], /--card is missing/],
    [['--card', '9840'], /--card is no card number/],
    [['--card', '9840', '0210'], /a word stands without its option/],
    [['--cards', 'x'], /Unknown option '--cards'/],
    [[...CARD, '--purpose', 'login'], /--purpose is wrong: it is one of prefill, sso, travel_document/],
    [[...CARD, '--benefit', 'a b'], /--benefit is wrong/],
    [[...CARD, '--country', 'US'], /--country is wrong/],
    [[...CARD, '--language', 'en'], /--language is wrong/],
    [[...CARD, '--minutes', '11'], /--minutes is wrong: it is a whole number from 1 to 10/],
    [[...CARD, '--minutes', '0'], /--minutes is wrong/],
    [[...CARD, '--minutes', '1.5'], /--minutes is wrong/],
  ])('refuses %j in one line', (args, line) => {
    expect(() => readLinkOptions(args)).toThrow(line)
  })

  it('refuses a text that the vault would refuse', async () => {
    await expect(linkFor('--purpose', 'sso', '--city', 'x'.repeat(201))).rejects.toThrow(/too long/)
  })

  it('uses the newest key of the partner, or the demo key beside the data', () => {
    const [old, fresh] = ['ab'.repeat(32), 'cd'.repeat(32)]
    const env = { VAULT_PARTNER_KEYS: `bank:${fresh},bank:${old},other:${'0f'.repeat(32)}` }
    expect(partnerKey(env, undefined)).toEqual({ partner: 'bank', key: Buffer.from(fresh, 'hex') })
    expect(partnerKey(env, 'other').partner).toBe('other')
    expect(() => partnerKey(env, 'demo')).toThrow('partner demo has no key; there are keys for bank, other')

    const data = { VAULT_DATA: folder }
    expect(() => partnerKey(data, undefined)).toThrow(/partner-demo.key is missing: start the product once/)
    const made = secretFile(join(folder, 'partner-demo.key'))
    expect(partnerKey(data, undefined)).toEqual({ partner: 'demo', key: Buffer.from(made, 'hex') })
  })
})
