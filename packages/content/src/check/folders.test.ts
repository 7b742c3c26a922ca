import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choosing, collection, entry, list, table } from '../schema.ts'
import { checkAll } from './check-all.ts'

const terms = ['days', 'sum']
const guide = entry({ steps: choosing(list(terms)), limits: choosing(table(2, terms)) })
const slugs = { guides: collection({ car: guide, bike: guide }, { dynamic: true, folder: true }) }

type Files = Record<string, unknown>
const sound: Files = {
  'en_US/guides/car.json': { steps: ['Call within {days}.', 'Wait.'], limits: [['Each', '{sum}']] },
  'en_US/guides/bike.json': { $like: 'car', steps: ['Ride to us.'] },
  'es_LAC/guides/car.json': { steps: ['Llame dentro de {days}.', 'Espere.'], limits: [['Cada uno', '{sum}']] },
  'es_LAC/guides/bike.json': { $like: 'car', steps: ['Venga en bici.'] },
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folders-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function check(changes: Files) {
  for (const [file, content] of Object.entries({ ...sound, ...changes })) {
    if (content === null) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
  const { problems } = checkAll({
    folder: root,
    apps: join(root, 'none'),
    slugs,
    locales: ['en_US', 'en_AP', 'es_LAC'],
  })
  return problems.map(({ at, problem }) => `${at}: ${problem}`)
}
const spanish = (change: Files) => ({
  'es_LAC/guides/car.json': { ...(sound['es_LAC/guides/car.json'] as Files), ...change },
})

describe('a collection that is a folder', () => {
  it('is accepted if it is valid, and a variant may leave it out', () => {
    expect(check({})).toEqual([])
  })

  it.each<[string, Files, string]>([
    ['no folder', { 'es_LAC/guides/car.json': null, 'es_LAC/guides/bike.json': null }, 'es_LAC/guides.json: missing'],
    [
      'a file too many',
      { 'es_LAC/guides/boat.json': {} },
      'es_LAC/guides/boat.json:: unused: the schema has no such key',
    ],
    ['a missing key', spanish({ limits: undefined }), 'es_LAC/guides/car.json:limits: missing'],
    [
      'a missing step',
      spanish({ steps: ['Llame dentro de {days}.'] }),
      'es_LAC/guides/car.json:steps: has 1 items, en_US has 2',
    ],
    [
      'a line too many',
      spanish({ steps: ['Llame dentro de {days}.\nY espere.', 'Espere.'] }),
      'es_LAC/guides/car.json:steps: item 1 has 2 lines, en_US has 1',
    ],
    [
      'a missing placeholder',
      spanish({ steps: ['Llame.', 'Espere.'] }),
      'es_LAC/guides/car.json:steps: placeholders are {}, should be {days}',
    ],
    [
      'a term that is not the benefit’s',
      spanish({ limits: [['Cada uno', '{years}']] }),
      'es_LAC/guides/car.json:limits: {years} is not among {days, sum}',
    ],
    ['a row too short', spanish({ limits: [['{sum}']] }), 'es_LAC/guides/car.json:limits: should be rows of 2 texts'],
    ['an empty cell', spanish({ limits: [['', '{sum}']] }), 'es_LAC/guides/car.json:limits: empty'],
    [
      'a reference to an unknown entry',
      { 'es_LAC/guides/bike.json': { $like: 'boat' } },
      'es_LAC/guides/bike.json: $like names no entry "boat" that stands for itself',
    ],
    [
      'a reference to another reference',
      { 'es_LAC/guides/bike.json': { $like: 'bike' } },
      'es_LAC/guides/bike.json: $like names no entry "bike" that stands for itself',
    ],
  ])('is refused with %s', (_, changes, line) => {
    expect(check(changes)).toContain(line)
  })
})
