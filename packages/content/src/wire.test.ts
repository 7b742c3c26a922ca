import { describe, expect, it } from 'vitest'
import { code, collection, entry, list, optional, plural, table, text } from './schema.ts'
import { fromWire, toWire } from './wire.ts'

const page = entry({ title: plural(['count']), steps: list(), body: text(), note: optional(text()), img: code() })
const content = { title: { one: 'One', other: '{count}' }, steps: ['Call', 'Wait'], body: 'Body', img: 'car' }

describe('toWire', () => {
  it('gives an entry its slug, name and fields [P-316]', () => {
    const wire = toWire('claim-steps', page, content)
    expect(wire).toMatchObject({ slug: 'claim-steps', name: 'Claim steps' })
    expect(Object.keys(wire)).toEqual(['slug', 'name', 'fields'])
  })

  it('gives a field its template slug, content_type, text, order and related_entry [P-317]', () => {
    const wire = toWire('claim-steps', page, content)
    expect('fields' in wire && wire.fields).toEqual([
      { slug: 'title.one', content_type: 'plural', text: 'One', order: 0, related_entry: null },
      { slug: 'title.other', content_type: 'plural', text: '{count}', order: 1, related_entry: null },
      { slug: 'steps.0', content_type: 'list', text: 'Call', order: 2, related_entry: null },
      { slug: 'steps.1', content_type: 'list', text: 'Wait', order: 3, related_entry: null },
      { slug: 'body', content_type: 'text', text: 'Body', order: 4, related_entry: null },
      { slug: 'img', content_type: 'text', text: 'car', order: 5, related_entry: null },
    ])
  })
})

describe('fromWire', () => {
  it('gives back the keys of an entry', () => {
    expect(fromWire(toWire('claim-steps', page, content), 'claim-steps')).toEqual(content)
  })

  it('gives back the rows of a table [P-278]', () => {
    const guide = entry({ limits: table(2), after: text() })
    const rows = {
      limits: [
        ['Each trip', '$5'],
        ['A year', '$9'],
      ],
      after: 'Call',
    }
    const wire = toWire('guide', guide, rows)
    expect('fields' in wire && wire.fields[1]).toMatchObject({ slug: 'limits.0.1', content_type: 'table', text: '$5' })
    expect(fromWire(wire, 'guide')).toEqual(rows)
  })

  it('gives back the entries of a collection [P-320]', () => {
    const schema = collection({ one: entry({ text: text() }), two: entry({ text: text() }) })
    const both = { one: { text: '1' }, two: { text: '2' } }
    expect(fromWire(JSON.parse(JSON.stringify(toWire('both', schema, both))), 'both')).toEqual(both)
  })

  it('sorts fields by `order`, not by position', () => {
    const fields = [
      { slug: 'steps.1', content_type: 'list', text: 'second', order: 9 },
      { slug: 'steps.0', content_type: 'list', text: 'first', order: 3 },
    ]
    expect(fromWire({ slug: 'x', fields }, 'x')).toEqual({ steps: ['first', 'second'] })
  })

  it('leaves out fields of an unknown kind, and ignores unknown keys of an entry', () => {
    const fields = [
      { slug: 'film', content_type: 'video', text: 'x', order: 0, extra: 1 },
      { slug: 'title', content_type: 'text', text: 'Title', order: 1, extra: 1 },
    ]
    expect(fromWire({ slug: 'x', fields, published: true }, 'x')).toEqual({ title: 'Title' })
  })

  it.each([null, [], {}, 'text', { fields: 'none' }, 0])('refuses %j [P-465]', (json) => {
    expect(() => fromWire(json, 'benefits-home')).toThrow(
      expect.objectContaining({ message: 'No entry found for slug', slug: 'benefits-home', code: 'CMS_ERROR' }),
    )
  })
})

it('leaves out entries and fields that it cannot read, and keeps the others', () => {
  const field = { slug: 'title', content_type: 'text', text: 'Hello', order: 0, related_entry: null }
  const bad = [null, 7, { ...field, slug: null }, { ...field, slug: 'body', text: 7 }]
  const fields = [...bad, field]
  expect(fromWire({ fields }, 'a')).toEqual({ title: 'Hello' })
  const entries = [null, 7, { slug: 'empty' }, { slug: 'one', fields }]
  expect(fromWire({ entries }, 'a')).toEqual({ empty: {}, one: { title: 'Hello' } })
})
