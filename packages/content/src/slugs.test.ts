import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Plural, Text } from './fill.ts'
import type { Schema } from './schema.ts'
import { type ContentOf, slugs } from './slugs.ts'

describe('slugs', () => {
  it('have a typed key for every text', () => {
    expectTypeOf<ContentOf<'benefits-home'>['read_more']>().toEqualTypeOf<string>()
    expectTypeOf<ContentOf<'benefits-home'>['title']>().toEqualTypeOf<Plural<'count'>>()
    expectTypeOf<ContentOf<'login-errors'>['global-error']['body']>().toEqualTypeOf<Text<'phone'>>()
    expectTypeOf<ContentOf<'pan-entry-page'>['pan-entry-page-required']['text']>().toEqualTypeOf<string>()
    // @ts-expect-error a misspelt key does not compile
    type _Misspelt = ContentOf<'benefits-home'>['read_mroe']
    // @ts-expect-error nor does an entry that a collection does not have
    type _Unknown = ContentOf<'login-errors'>['glob-error']
  })

  it('have no two entries at the same address', () => {
    const alone = Object.values(slugs as Record<string, Schema>).flatMap((schema) =>
      schema.kind === 'collection' && schema.standalone ? Object.keys(schema.entries) : [],
    )
    expect(alone.filter((slug, at) => alone.indexOf(slug) !== at)).toEqual([])
  })
})
