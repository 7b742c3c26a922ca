import { afterEach, describe, expect, it, vi } from 'vitest'
import { fill, type Plural, placeholdersOf, plural, type Text } from './fill.ts'

afterEach(() => vi.unstubAllEnvs())

describe('fill', () => {
  it('fills in every occurrence of a placeholder [P-319]', () => {
    expect(fill('{page} · {brand} · {page}' as Text<'page' | 'brand'>, { page: 'Claims', brand: 'Amparo' })).toBe(
      'Claims · Amparo · Claims',
    )
  })

  it('inserts a value unchanged, even one that looks like a placeholder or a replacement pattern [P-319]', () => {
    expect(fill('{id}' as Text<'id'>, { id: '{id} $& $1' })).toBe('{id} $& $1')
  })

  it('throws in development if a value is missing', () => {
    expect(() => fill('Call {phone}' as Text<'phone'>, {} as { phone: string })).toThrow('No value for {phone}')
  })

  it('leaves the placeholder out in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(fill('Call {phone}' as Text<'phone'>, {} as { phone: string })).toBe('Call ')
  })

  it('does not compile without a declared value', () => {
    // @ts-expect-error phone is declared
    expect(() => fill('Call {phone}' as Text<'phone'>, {})).toThrow()
  })
})

describe('plural', () => {
  const arabic: Plural = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' }

  it.each([
    ['en-US', 1, 'one'],
    ['en-US', 0, 'other'],
    ['en-US', 21, 'other'],
    ['th-TH', 1, 'other'],
  ])('chooses for %s and %i the form %s', (tag, count, form) => {
    expect(plural({ one: 'one', other: 'other' }, count, tag)).toBe(form)
  })

  it.each([
    [0, '0'],
    [1, '1'],
    [2, '2'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('chooses in Arabic for %i the form %s', (count, form) => {
    expect(plural(arabic, count, 'ar-SA-u-nu-latn')).toBe(form)
  })

  it('falls back to other when a language leaves a form out', () => {
    expect(plural({ one: 'uno', other: 'varios' }, 1_000_000, 'es-419')).toBe('varios')
  })
})

it('lists the placeholders of a text once, sorted', () => {
  expect(placeholdersOf('{b} {a} {b} {not this}')).toEqual(['a', 'b'])
})
