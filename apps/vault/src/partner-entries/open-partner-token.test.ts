import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { base64url, CompactEncrypt, type CompactJWEHeaderParameters, CompactSign } from 'jose'
import { describe, expect, it } from 'vitest'
import { CARD, claimsOf, KEY, partnerKeys as keys, NEXT_KEY, OTHER_KEY, sealed } from '../testing/partner.ts'
import { openPartnerToken } from './open-partner-token.ts'

const now = new Date('2026-11-15T10:00:00Z')
const open = (token: string) => openPartnerToken(token, { keys, purposes: ['prefill', 'sso'], now })
const invalid = { problem: 'invalid_token' }

const content = (claims = claimsOf()) => new TextEncoder().encode(JSON.stringify(claims))
const sealedWith = (header: Record<string, unknown>, { key = KEY, bytes = content() } = {}) =>
  new CompactEncrypt(bytes).setProtectedHeader({ kid: 'bank', ...header } as CompactJWEHeaderParameters).encrypt(key)
const encoded = (value: unknown) => base64url.encode(JSON.stringify(value))

/** The parts of a valid token: header, (no) key, nonce, ciphertext, tag. */
async function withPart(place: number, change: (part: string) => string): Promise<string> {
  const parts = (await sealed()).split('.')
  return parts.map((part, at) => (at === place ? change(part) : part)).join('.')
}
const otherLetter = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1)

describe("an issuer's token", () => {
  it('is opened with either key of its partner', async () => {
    for (const key of [KEY, NEXT_KEY])
      expect(await open(await sealed({ jti: 'a-token-of-the-bank' }, { key }))).toEqual({
        partner: 'bank',
        jti: 'a-token-of-the-bank',
        expiresAt: new Date('2026-11-15T10:05:00Z'),
        digits: CARD.replaceAll(' ', ''),
        prefill: {},
      })
  })

  it('can be encrypted by hand, as docs/partners.md explains', async () => {
    const header = encoded({ alg: 'dir', enc: 'A256GCM', kid: 'bank', typ: 'JWT' })
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', KEY, nonce).setAAD(Buffer.from(header, 'ascii'))
    const ciphertext = Buffer.concat([cipher.update(content()), cipher.final()])
    const [middle, end, tag] = [nonce, ciphertext, cipher.getAuthTag()].map((bytes) => bytes.toString('base64url'))
    expect(await open(`${header}..${middle}.${end}.${tag}`)).toMatchObject({ partner: 'bank' })
  })

  it('hides the card number from anybody who sees the link', async () => {
    const token = await sealed({ card_number: CARD.replaceAll(' ', '') })
    for (const part of token.split('.'))
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain(CARD.replaceAll(' ', ''))
  })

  it.each<[string, () => string | Promise<string>]>([
    ['nothing', () => ''],
    ['a word', () => 'token'],
    ['a line of dots', () => '....'],
    ['a card number', () => CARD],
    ['a header that is no JSON', () => withPart(0, () => base64url.encode('{"alg"'))],
    ['a header that is a list', () => withPart(0, () => encoded(['dir']))],
    ['a missing tag', async () => (await sealed()).split('.').slice(0, 4).join('.')],
    ['a part too many', async () => `${await sealed()}.AAAA`],
    ['a changed header', () => withPart(0, () => encoded({ alg: 'dir', enc: 'A256GCM', kid: 'bank', typ: 'JWT' }))],
    ['an encrypted key where none belongs', () => withPart(1, () => 'AAAA')],
    ['a changed nonce', () => withPart(2, otherLetter)],
    ['a changed ciphertext', () => withPart(3, otherLetter)],
    ['a shortened ciphertext', () => withPart(3, (part) => part.slice(0, -4))],
    ['a changed tag', () => withPart(4, otherLetter)],
    ['a shortened tag', () => withPart(4, (part) => part.slice(0, 16))],
  ])('is not %s', async (_, make) => {
    expect(await open(await make())).toEqual(invalid)
  })

  it.each<[string, () => Promise<string>]>([
    ['an unknown key', () => sealed({}, { key: Buffer.alloc(32, 9) })],
    ['the key of another partner', () => sealed({}, { partner: 'bank', key: OTHER_KEY })],
    ["another partner's name over the bank's key", () => sealed({}, { partner: 'other', key: KEY })],
    ['an unknown partner', () => sealed({}, { partner: 'nobody' })],
    ['a partner that every object has', () => sealed({}, { partner: 'constructor' })],
    ['no partner', () => sealedWith({ alg: 'dir', enc: 'A256GCM', kid: undefined })],
    ['a list of partners', () => sealedWith({ alg: 'dir', enc: 'A256GCM', kid: ['bank'] })],
  ])('is refused with %s', async (_, make) => {
    expect(await open(await make())).toEqual(invalid)
  })

  it.each<[string, () => string | Promise<string>]>([
    ['alg none', () => `${encoded({ alg: 'none', kid: 'bank' })}.${encoded(claimsOf())}.`],
    ['alg none in five parts', () => `${encoded({ alg: 'none', enc: 'none', kid: 'bank' })}...${encoded(claimsOf())}.`],
    ['a signature', () => new CompactSign(content()).setProtectedHeader({ alg: 'HS256', kid: 'bank' }).sign(KEY)],
    ['alg A256KW', () => sealedWith({ alg: 'A256KW', enc: 'A256GCM' })],
    ['alg A128KW', () => sealedWith({ alg: 'A128KW', enc: 'A256GCM' }, { key: KEY.subarray(0, 16) })],
    ['alg A256GCMKW', () => sealedWith({ alg: 'A256GCMKW', enc: 'A256GCM' })],
    ['alg PBES2', () => sealedWith({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' })],
    ['enc A128GCM', () => sealedWith({ alg: 'dir', enc: 'A128GCM' }, { key: KEY.subarray(0, 16) })],
    ['enc A128CBC-HS256', () => sealedWith({ alg: 'dir', enc: 'A128CBC-HS256' })],
    ['zip', () => sealedWith({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' })],
    [
      'a bomb under zip',
      () => sealedWith({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' }, { bytes: new Uint8Array(9_000) }),
    ],
    [
      'content compressed by hand',
      () => sealedWith({ alg: 'dir', enc: 'A256GCM' }, { bytes: deflateRawSync(content()) }),
    ],
    ['another header', () => sealedWith({ alg: 'dir', enc: 'A256GCM', jku: 'https://keys.test' })],
    ['its own key in the header', () => sealedWith({ alg: 'dir', enc: 'A256GCM', jwk: { kty: 'oct', k: 'AAAA' } })],
  ])('is refused with %s', async (_, make) => {
    expect(await open(await make())).toEqual(invalid)
  })

  it.each<[string, Record<string, unknown>, object | null]>([
    ['five minutes', {}, null],
    ['ten minutes', { exp: 600 }, null],
    ['ten minutes and a second', { exp: 601 }, invalid],
    ['a day', { exp: 86_400 }, invalid],
    ['no time at all', { exp: 0 }, invalid],
    ['an end before its beginning', { iat: 30, exp: 20 }, invalid],
    ['a clock one minute ahead', { iat: 60 }, null],
    ['a clock more than one minute ahead', { iat: 61, exp: 361 }, invalid],
    ['one second left', { iat: -599, exp: 1 }, null],
    ['its end right now', { iat: -600, exp: 0 }, { problem: 'expired_token' }],
    ['its end long ago', { iat: -9_000, exp: -8_400 }, { problem: 'expired_token' }],
    ['an expired lifetime that was too long', { iat: -9_000, exp: -1 }, invalid],
    ['no beginning', { iat: null }, invalid],
    ['a start time that is a text', { iat: '2026' }, invalid],
    ['half a second', { exp: 300.5 }, invalid],
    ['an end in milliseconds', { exp: 1_800_000_000_000 }, invalid],
  ])('with %s is checked by its times', async (_, times, problem) => {
    const opened = await open(await sealed(times))
    if (problem) expect(opened).toEqual(problem)
    else expect(opened).toMatchObject({ partner: 'bank' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['no id', { jti: undefined }],
    ['a short id', { jti: 'fifteen-letters' }],
    ['an id with a line break', { jti: 'sixteen-letters\n' }],
    ['a long id', { jti: 'x'.repeat(129) }],
    ['no purpose', { purpose: undefined }],
    ['an unknown purpose', { purpose: 'login' }],
    ['a purpose of another call', { purpose: 'travel_document' }],
    ['no card number', { card_number: undefined }],
    ['a card number that is a number', { card_number: 98400210644640 }],
    ['prefill that is a text', { prefill: 'Ana' }],
    ['a prefill field that is a number', { prefill: { cardholder_age: 4 } }],
    ['an odd prefill name', { prefill: { 'cardholder name': 'Ana' } }],
    ['a dotted prefill name', { prefill: { 'constructor.prototype': 'x' } }],
    ['two lines in a field', { prefill: { cardholder_city: 'a\nb' } }],
    ['a very long field', { prefill: { cardholder_city: 'x'.repeat(201) } }],
    ['too many fields', { prefill: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, ''])) }],
  ])('is refused with %s', async (_, claims) => {
    expect(await open(await sealed(claims))).toEqual(invalid)
  })

  it.each([
    ['not JSON', Buffer.from('card_number=1')],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['null', Buffer.from('null')],
  ])('is refused when its content is %s', async (_, bytes) => {
    expect(await open(await sealedWith({ alg: 'dir', enc: 'A256GCM' }, { bytes }))).toEqual(invalid)
  })

  it.each(['', '9840 0210 6446 4052', '1234', 'Ana'])(
    'with the card number "%s" is refused for its number',
    async (card_number) => {
      expect(await open(await sealed({ card_number }))).toEqual({ problem: 'invalid_card_number' })
    },
  )

  it.each([
    ['+1 202 555 0143', '+12025550143'],
    ['202-555-0143', '2025550143'],
    ['(202) 555\u20110143\u00a0', '(202)5550143'],
    ['2025550143', '2025550143'],
  ])('changes the phone number %s to %s and leaves other fields alone [P-169]', async (phone, bare) => {
    const prefill = { cardholder_primary_phone_number: phone, cardholder_last_name: 'Sá - Lima', cardholder_city: '' }
    expect(await open(await sealed({ prefill }))).toMatchObject({
      prefill: { ...prefill, cardholder_primary_phone_number: bare },
    })
  })
})
