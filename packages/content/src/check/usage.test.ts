import { describe, expect, it } from 'vitest'
import { collection, dynamic, entry, text } from '../schema.ts'
import { check, prepareFolder, source } from '../testing/check.ts'
import { namesRead, unreadKeys } from './usage.ts'

it.each([
  ['text.read_more', 'read_more'],
  ['text?.read_more', 'read_more'],
  ["content['not-found']", 'not-found'],
  ['const { title, body: words } = text', 'body'],
  ['function Page({ title }: Props)', 'title'],
])('finds in %j that %s is used', (source, name) => {
  expect(namesRead(source)).toContain(name)
})

it('does not count a word in other text as use', () => {
  expect(namesRead('// the title of a page\nconst title = 1')).not.toContain('title')
})

describe('a key that data chooses', () => {
  const item = entry({ name: text(), hint: text() })

  it('is not searched by name, but its fields are, once', () => {
    expect(
      unreadKeys('items', collection({ a: item, b: item }, { dynamic: true }), new Set(['items', 'name'])),
    ).toEqual(['*.hint'])
  })

  it('is ignored if the schema says so', () => {
    expect(unreadKeys('page', entry({ nav_home: dynamic(text()) }), new Set(['page']))).toEqual([])
  })
})

describe('the search for keys that no source reads', () => {
  prepareFolder()

  it.each([
    ['a key', source.replace('page.title', ''), 'src/slugs/page.ts:title: unused: no source reads it'],
    ['an entry', source.replace("['not-found']", ''), 'src/slugs/errors.ts:not-found: unused: no source reads it'],
    ['a slug', source.replace("useContent('page')", ''), 'src/slugs/page.ts:: unused: no source reads it'],
  ])('finds %s', (_, app, line) => {
    expect(check({}, { app }).lines).toEqual([line])
  })

  it('only warns as long as there is no portal', () => {
    expect(check({}, { app: null })).toEqual({ lines: [], warnings: ['no portal to search for unused keys'] })
  })
})
