import { describe, expect, it } from 'vitest'
import { createLogger } from '../process/logger.ts'
import { redact } from './redact.ts'

describe('redact', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242_4242_4242_4242',
    '4242.4242.4242.4242',
    '4242/4242/4242/4242',
    '4242  4242  4242  4242',
    'id=7 4242424242424242',
    '14242424242424242',
    '"n":"36000000000008"',
    '378282246310005',
    '12345678901234424242424242424299999',
  ])('removes the card number from %s [P-131]', (text) =>
    expect(redact(text)).not.toMatch(/4242.?4242|3600000000|3782822/),
  )

  it.each(['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '４２４２４２４２４２４２４２４２', '4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣'])(
    "removes a card number in another script's digits: %s",
    (text) => expect(redact(text)).toMatch(/^\[redacted\]\P{Nd}*$/u),
  )

  it('removes tokens and bearer tokens', () => {
    expect(redact(`token pt_${'aB3_-'.repeat(9)}, Bearer abc.def`)).toBe('token [redacted], [redacted]')
    expect(redact('cardholder_data=eyJhbGciOiJkaXIi..aXY.Y2lwaGVy.dGFn&x')).toBe('cardholder_data=[redacted]&x')
  })

  const random = 'aB3_-'.repeat(8)
  it.each([
    ['a phone', `{"token":"pv_${random}"}`],
    ['a file', `GET /api/management/v1/files/fa_${random}?x=1`],
    ['a long operation', `/api/management/v1/long_operations/lo_${random}`],
    ['a receipt', `/api/cardholder/v1/claims/receipt/lo_${random}/pdf`],
    ['a claim status', `documents of cs_${random}, sent`],
    ['a user’s session', `{"session_token":"us_${random}"}`],
    ['a claim form', `GET /pages/?pan_token=ct_${random}`],
    ['a sign-in link', `GET /usa/en_US/marketplace/auth/redirect?ott=sl_${random}`],
    ['an operator', `{"key":"ok_${random}"}`],
    ['a file name', `kept_fa_${random}`],
  ])('removes the token of %s', (_, text) => {
    expect(redact(text)).not.toContain(random)
    expect(redact(text)).toBe(text.replace(/(?:pv|fa|lo|cs|us|sl|ct|ok)_aB3[\w-]+/, '[redacted]'))
  })

  it.each([
    'alpha_long_operations_registered',
    'lo_short',
    '2026-11-15T12:00:00.000Z',
    '{"time":1763208000000,"pid":4242}',
    'c0ffee00-1234-4321-8888-123456789012',
  ])('does not change %s', (text) => expect(redact(text)).toBe(text))

  it('runs on every log line, including errors and their stacks [P-131]', () => {
    const lines: string[] = []
    const log = createLogger({ name: 'test', sink: { write: (line) => void lines.push(line) } })
    log.error({ err: new Error('duplicate key (4242424242424242)'), number: '4242 4242 4242 4242' }, '4242424242424242')
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toMatch(/4242.?4242/)
  })

  it('logs only type, message, stack and code of an error', () => {
    const lines: string[] = []
    const log = createLogger({ name: 'test', sink: { write: (line) => void lines.push(line) } })
    const values = { params: ['ana@example.test'], detail: 'Key (recipient)=(ana@example.test) exists' }
    log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', ...values }) })
    expect(JSON.parse(lines.join()).err).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' })
    expect(lines.join()).not.toContain('example.test')
  })
})
